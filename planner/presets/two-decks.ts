import { corner, park, ring, stop } from "./ring.ts";

const conveyor = { handover: "conveyor", height: 750 };

/** Packed cartons from two packing lines to the store, empty crates back. */
export const twoDecks = {
  version: 1,
  name: "Packed cartons out, empty crates back",
  loads: [
    { id: "packed cartons", carrier: "roller-unit", length: 1000, width: 800, height: 1200, weight: 450 },
    { id: "empty crates", carrier: "roller-unit", length: 1000, width: 800, height: 1200, weight: 90 },
  ],
  ...ring(
    [
      corner(8000, 6000),
      park("charger 9", 11_500, 6000, [0, -5000]),
      park("charger 5", 16_000, 6000, [0, -5000]),
      park("charger 6", 22_000, 6000, [0, -5000]),
      park("charger 7", 28_000, 6000, [0, -5000]),
      park("charger 8", 34_000, 6000, [0, -5000]),
      corner(40_000, 6000),
      stop(40_000, 11_000, [6000, 0], { id: "store in", ...conveyor }),
      stop(40_000, 17_000, [6000, 0], { id: "store out", ...conveyor }),
      corner(40_000, 22_000),
      park("charger 1", 32_000, 22_000, [0, 5000]),
      park("charger 2", 26_000, 22_000, [0, 5000]),
      park("charger 3", 20_000, 22_000, [0, 5000]),
      park("charger 4", 14_000, 22_000, [0, 5000]),
      corner(8000, 22_000),
      stop(8000, 17_000, [-6000, 0], { id: "packing 1", ...conveyor }),
      stop(8000, 11_000, [-6000, 0], { id: "packing 2", ...conveyor }),
    ],
    3000,
  ),
  flows: [
    { from: "packing 1", to: "store in", load: "packed cartons", perHour: 9 },
    { from: "packing 2", to: "store in", load: "packed cartons", perHour: 7 },
    { from: "store out", to: "packing 1", load: "empty crates", perHour: 7 },
    { from: "store out", to: "packing 2", load: "empty crates", perHour: 5 },
  ],
  work: { hoursPerDay: 16, daysPerYear: 280, peak: 1.3 },
  site: { aisle: 2800, doorway: 2500, doorHeight: 2800, gradient: 0, temperature: [10, 30] },
  assumptions: { pick: 28, drop: 28, availability: 0.97, utilisation: 0.8 },
  choice: { vehicle: "dualConveyor", count: 5 },
  seed: 1,
};
