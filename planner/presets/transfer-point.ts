import { corner, park, ring, stop } from "./ring.ts";

const conveyor = { handover: "conveyor", height: 700 };

/** One transfer point in a hall: from storage through a door to a chilled dispatch, and back through another. */
export const transferPoint = {
  version: 1,
  name: "From the transfer point to dispatch",
  loads: [
    { id: "unit on rollers", carrier: "roller-unit", length: 1200, width: 800, height: 1500, weight: 700 },
  ],
  ...ring(
    [
      corner(6000, 4000, { door: 8 }),
      corner(34_000, 4000),
      stop(34_000, 9000, [5000, 0], { id: "dispatch 1", ...conveyor }),
      stop(34_000, 15_000, [5000, 0], { id: "dispatch 2", ...conveyor }),
      corner(34_000, 20_000, { door: 8 }),
      park("charger 1", 26_000, 20_000, [0, 4000]),
      park("charger 2", 20_000, 20_000, [0, 4000]),
      park("charger 3", 14_000, 20_000, [0, 4000]),
      park("charger 4", 9000, 20_000, [0, 4000]),
      corner(6000, 20_000),
      park("charger 5", 6000, 17_000, [-4000, 0]),
      stop(6000, 12_000, [-5000, 0], { id: "transfer point", ...conveyor }),
    ],
    2400,
  ),
  flows: [
    { from: "transfer point", to: "dispatch 1", load: "unit on rollers", perHour: 10 },
    { from: "transfer point", to: "dispatch 2", load: "unit on rollers", perHour: 10 },
  ],
  work: { hoursPerDay: 20, daysPerYear: 300, peak: 1.5, promise: { within: 240, share: 0.95 } },
  site: { aisle: 2400, doorway: 2200, doorHeight: 2600, gradient: 0, temperature: [0, 10] },
  assumptions: { pick: 25, drop: 25, availability: 0.97, utilisation: 0.8 },
  choice: { vehicle: "singleConveyor", count: 3 },
  seed: 1,
};
