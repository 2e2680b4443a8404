import { corner, park, ring, stop } from "./ring.ts";

const under = { handover: "under" };

/** Rack carts from picking to a row of packing tables, and emptied ones back. */
export const racksToPacking = {
  version: 1,
  name: "Racks to the packing tables",
  loads: [{ id: "rack cart", carrier: "rack", length: 1200, width: 900, height: 1800, weight: 400 }],
  ...ring(
    [
      corner(6000, 4000),
      stop(12_000, 4000, [0, -4500], { id: "picking", ...under }),
      stop(20_000, 4000, [0, -4500], { id: "empty racks", ...under }),
      park("charger 6", 26_000, 4000, [0, -4000]),
      park("charger 7", 31_000, 4000, [0, -4000]),
      corner(36_000, 4000),
      park("charger 4", 36_000, 8000, [4000, 0]),
      park("charger 5", 36_000, 12_000, [4000, 0]),
      corner(36_000, 18_000),
      stop(30_000, 18_000, [0, 4500], { id: "table 1", ...under }),
      stop(24_000, 18_000, [0, 4500], { id: "table 2", ...under }),
      stop(18_000, 18_000, [0, 4500], { id: "table 3", ...under }),
      park("charger 8", 11_000, 18_000, [0, 4000]),
      corner(6000, 18_000),
      park("charger 1", 6000, 15_000, [-4000, 0]),
      park("charger 2", 6000, 12_000, [-4000, 0]),
      park("charger 3", 6000, 9000, [-4000, 0]),
    ],
    2300,
  ),
  flows: [
    { from: "picking", to: "table 1", load: "rack cart", perHour: 8 },
    { from: "picking", to: "table 2", load: "rack cart", perHour: 7 },
    { from: "picking", to: "table 3", load: "rack cart", perHour: 7 },
    { from: "table 1", to: "empty racks", load: "rack cart", perHour: 8 },
    { from: "table 2", to: "empty racks", load: "rack cart", perHour: 7 },
    { from: "table 3", to: "empty racks", load: "rack cart", perHour: 7 },
  ],
  work: { hoursPerDay: 16, daysPerYear: 300, peak: 1.5 },
  site: { aisle: 2200, doorway: 2200, doorHeight: 2600, gradient: 0, temperature: [12, 30] },
  assumptions: { pick: 15, drop: 15, availability: 0.97, utilisation: 0.8 },
  choice: { vehicle: "lifter", count: 5 },
  seed: 1,
};
