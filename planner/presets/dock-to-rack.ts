import { corner, park, ring, stop } from "./ring.ts";

const rack = (height: number) => ({ handover: "rack", height });
const floor = { handover: "floor" };
const south = [0, -6200] as const;
const north = [0, 6200] as const;

/** Closed pallets from the check into racks with two levels, and back to the dock. */
export const dockToRack = {
  version: 1,
  name: "From the check into the rack",
  loads: [
    { id: "closed pallet", carrier: "closed-pallet", length: 1200, width: 800, height: 1400, weight: 900 },
  ],
  ...ring(
    [
      corner(8000, 10_000),
      stop(16_000, 10_000, south, { id: "check", ...floor }),
      stop(26_000, 10_000, south, { id: "dispatch", ...floor }),
      park("charger 7", 36_000, 10_000, [0, -5000]),
      park("charger 8", 46_000, 10_000, [0, -5000]),
      corner(56_000, 10_000),
      park("charger 5", 56_000, 14_000, [5000, 0]),
      park("charger 4", 56_000, 18_000, [5000, 0]),
      park("charger 6", 56_000, 22_000, [5000, 0]),
      corner(56_000, 26_000),
      stop(46_000, 26_000, north, { id: "rack A, first level", ...rack(1500) }),
      stop(34_000, 26_000, north, { id: "rack B, second level", ...rack(3000) }),
      stop(22_000, 26_000, north, { id: "rack C, second level", ...rack(2800) }),
      park("charger 9", 14_000, 26_000, [0, 5000]),
      corner(8000, 26_000),
      park("charger 1", 8000, 22_000, [-5000, 0]),
      park("charger 2", 8000, 18_000, [-5000, 0]),
      park("charger 3", 8000, 14_000, [-5000, 0]),
    ],
    3800,
  ),
  flows: [
    { from: "check", to: "rack A, first level", load: "closed pallet", perHour: 7 },
    { from: "check", to: "rack B, second level", load: "closed pallet", perHour: 7 },
    { from: "rack C, second level", to: "dispatch", load: "closed pallet", perHour: 9 },
  ],
  work: { hoursPerDay: 16, daysPerYear: 250, peak: 2 },
  site: { aisle: 3800, doorway: 3500, doorHeight: 3500, gradient: 0, temperature: [5, 30] },
  assumptions: { pick: 30, drop: 30, availability: 0.97, utilisation: 0.8 },
  choice: { vehicle: "counterBalance", count: 5 },
  seed: 1,
};
