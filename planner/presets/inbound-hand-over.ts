import { corner, park, rings, stop } from "./ring.ts";

const rack = (height: number) => ({ handover: "rack", height });
const floor = { handover: "floor" };
const south = [0, -6200] as const;
const north = [0, 6200] as const;

/** Both rings drive it: counterbalances set pallets down beside it, forks fetch them there. */
const shared = [
  corner(8000, 20_000),
  stop(18_000, 20_000, south, { id: "check 1", ...floor }),
  stop(30_000, 20_000, south, { id: "check 2", ...floor }),
  stop(42_000, 20_000, south, { id: "kitting", ...floor }),
];

/**
 * Inbound with two kinds: counterbalances take pallets off the dock's block stacks to the check, and into the second
 * level, which only they reach; forks put the others away and bring trolleys to production, which only they take.
 */
export const inboundHandOver = {
  version: 2,
  name: "From the dock into the racks by two kinds",
  loads: [
    { id: "closed pallet", carrier: "closed-pallet", length: 1200, width: 800, height: 1500, weight: 850 },
    { id: "kit trolley", carrier: "trolley", length: 1200, width: 800, height: 1600, weight: 350 },
  ],
  ...rings(
    [
      [
        ...shared,
        corner(60_000, 20_000),
        park("charger 1", 60_000, 14_000, [5000, 0]),
        corner(60_000, 8000),
        stop(50_000, 8000, south, { id: "dock 2", ...floor }),
        stop(40_000, 8000, south, { id: "dock 1", ...floor }),
        park("charger 2", 30_000, 8000, [0, -5000]),
        park("charger 3", 22_000, 8000, [0, -5000]),
        park("charger 4", 14_000, 8000, [0, -5000]),
        corner(8000, 8000),
        park("charger 5", 8000, 14_000, [-5000, 0]),
      ],
      [
        ...shared,
        corner(60_000, 20_000, { door: 6 }),
        stop(60_000, 32_000, [6200, 0], { id: "production", ...floor }),
        corner(60_000, 36_000),
        stop(50_000, 36_000, north, { id: "rack B, second level", ...rack(3000) }),
        park("charger 6", 44_000, 36_000, [0, -5000]),
        stop(38_000, 36_000, north, { id: "rack A, first level", ...rack(1500) }),
        park("charger 7", 32_000, 36_000, [0, -5000]),
        stop(26_000, 36_000, north, { id: "rack C, first level", ...rack(1500) }),
        corner(8000, 36_000),
        { ...park("charger 8", 8000, 32_000, [-5000, 0]), door: 6 },
      ],
    ],
    3800,
  ),
  flows: [
    { from: "dock 1", to: "check 1", load: "closed pallet", perHour: 7, vehicle: "counterBalance" },
    { from: "dock 2", to: "check 2", load: "closed pallet", perHour: 6, vehicle: "counterBalance" },
    {
      from: "check 2",
      to: "rack B, second level",
      load: "closed pallet",
      perHour: 2,
      vehicle: "counterBalance",
    },
    { from: "check 1", to: "rack A, first level", load: "closed pallet", perHour: 7, vehicle: "fork" },
    { from: "check 2", to: "rack C, first level", load: "closed pallet", perHour: 4, vehicle: "fork" },
    { from: "kitting", to: "production", load: "kit trolley", perHour: 6, vehicle: "fork" },
  ],
  work: { hoursPerDay: 16, daysPerYear: 250, peak: 1.5 },
  site: { aisle: 3800, doorway: 3500, doorHeight: 3500, gradient: 0, temperature: [5, 30] },
  assumptions: { pick: 30, drop: 30, availability: 0.97, utilisation: 0.8 },
  choice: {
    fleet: [
      { vehicle: "counterBalance", count: 3 },
      { vehicle: "fork", count: 4 },
    ],
  },
  seed: 1,
};
