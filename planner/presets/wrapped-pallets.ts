import { corner, park, ring, stop } from "./ring.ts";

const floor = { handover: "floor" };
const west = [-6000, 0] as const;
const east = [6000, 0] as const;
const north = [0, 5000] as const;

/** Three wrappers, one staging area before the dock, and a door between them. */
export const wrappedPallets = {
  version: 1,
  name: "Wrapped pallets to staging",
  loads: [
    { id: "open pallet", carrier: "open-pallet", length: 1200, width: 800, height: 1600, weight: 850 },
    { id: "closed pallet", carrier: "closed-pallet", length: 1200, width: 800, height: 1600, weight: 950 },
  ],
  ...ring(
    [
      corner(10_000, 28_000),
      stop(10_000, 22_000, west, { id: "wrapper 1", ...floor }),
      stop(10_000, 15_000, west, { id: "wrapper 2", ...floor }),
      stop(10_000, 8000, west, { id: "wrapper 3", ...floor }),
      corner(10_000, 2000, { door: 6 }),
      corner(46_000, 2000),
      stop(46_000, 8000, east, { id: "staging 1", ...floor }),
      stop(46_000, 15_000, east, { id: "staging 2", ...floor }),
      stop(46_000, 22_000, east, { id: "staging 3", ...floor }),
      corner(46_000, 28_000),
      park("charger 1", 40_000, 28_000, north),
      park("charger 2", 34_000, 28_000, north),
      park("charger 3", 28_000, 28_000, north),
      park("charger 4", 22_000, 28_000, north),
      park("charger 5", 16_000, 28_000, north),
    ],
    2800,
  ),
  flows: [
    { from: "wrapper 1", to: "staging 1", load: "open pallet", perHour: 14 },
    { from: "wrapper 2", to: "staging 2", load: "open pallet", perHour: 14 },
    { from: "wrapper 3", to: "staging 3", load: "closed pallet", perHour: 12 },
  ],
  work: { hoursPerDay: 24, daysPerYear: 300, peak: 1.3 },
  site: { aisle: 2800, doorway: 2500, doorHeight: 3000, gradient: 0, temperature: [10, 30] },
  assumptions: { pick: 30, drop: 30, availability: 0.97, utilisation: 0.8 },
  choice: { vehicle: "fork", count: 5 },
  seed: 1,
};
