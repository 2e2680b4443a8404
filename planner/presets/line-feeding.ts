import { corner, park, pass, rings, stop } from "./ring.ts";

const hitch = { handover: "hitch" };
const floor = { handover: "floor" };
const south = [0, -6000] as const;
const north = [0, 6000] as const;

/** Up the hall's middle, tuggers and forks share the lane. */
const shared = [
  corner(52_000, 8000),
  park("charger 1", 52_000, 13_000, [-7000, 0]),
  park("charger 2", 52_000, 20_000, [-7000, 0]),
  corner(52_000, 26_000),
];

/**
 * A tugger's round from the supermarket along the assembly line, with the empties back, by a timetable. Forks take
 * finished goods from the line's end to the dock, and bring empty pallets to it.
 */
export const lineFeeding = {
  version: 2,
  name: "Line feeding by tugger, finished goods by fork",
  loads: [
    { id: "cart", carrier: "cart-train", length: 1400, width: 900, height: 1500, weight: 300 },
    { id: "finished goods", carrier: "open-pallet", length: 1200, width: 800, height: 1600, weight: 700 },
    { id: "empty pallets", carrier: "open-pallet", length: 1200, width: 800, height: 1500, weight: 250 },
  ],
  ...rings(
    [
      [
        corner(4000, 8000),
        pass(16_000, 8000, { id: "supermarket", ...hitch }),
        park("charger 6", 27_000, 8000, [0, -7000]),
        park("charger 7", 36_000, 8000, [0, -7000]),
        ...shared,
        pass(42_000, 26_000, { id: "housings", ...hitch }),
        pass(30_000, 26_000, { id: "shafts", ...hitch }),
        pass(18_000, 26_000, { id: "bearings", ...hitch }),
        corner(4000, 26_000),
        park("charger 3", 4000, 17_000, [-7000, 0]),
      ],
      [
        ...shared,
        stop(60_000, 26_000, north, { id: "line end 1", ...floor }),
        park("charger 8", 65_000, 26_000, [0, -6000]),
        stop(70_000, 26_000, north, { id: "line end 2", ...floor }),
        corner(80_000, 26_000),
        park("charger 4", 80_000, 22_000, [-6000, 0]),
        stop(80_000, 17_000, [6000, 0], { id: "empty pallets", ...floor }),
        park("charger 5", 80_000, 12_000, [-6000, 0]),
        corner(80_000, 8000),
        stop(72_000, 8000, south, { id: "dock lane 1", ...floor }),
        stop(62_000, 8000, south, { id: "dock lane 2", ...floor }),
      ],
    ],
    3200,
  ),
  tours: [
    {
      stops: ["supermarket", "housings", "shafts", "bearings"],
      load: "cart",
      every: 450,
      atStop: 60,
      carts: 4,
      vehicle: "agvTugger",
    },
  ],
  flows: [
    { from: "line end 1", to: "dock lane 1", load: "finished goods", perHour: 10, vehicle: "fork" },
    { from: "line end 2", to: "dock lane 2", load: "finished goods", perHour: 10, vehicle: "fork" },
    { from: "empty pallets", to: "line end 1", load: "empty pallets", perHour: 4, vehicle: "fork" },
    { from: "empty pallets", to: "line end 2", load: "empty pallets", perHour: 4, vehicle: "fork" },
  ],
  work: { hoursPerDay: 16, daysPerYear: 240, peak: 1.3 },
  site: { aisle: 3200, doorway: 3000, doorHeight: 3000, gradient: 0, temperature: [15, 30] },
  assumptions: { pick: 30, drop: 30, availability: 0.97, utilisation: 0.8 },
  choice: {
    fleet: [
      { vehicle: "fork", count: 4 },
      { vehicle: "agvTugger", count: 2 },
    ],
  },
  seed: 1,
};
