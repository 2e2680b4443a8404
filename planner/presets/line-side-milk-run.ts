import { corner, park, ring, stop } from "./ring.ts";

const hitch = { handover: "hitch" };
const south = [0, -4000] as const;
const north = [0, 4000] as const;

/** One loop of tape: a supermarket of parts, three stops along the assembly line. */
export const lineSideMilkRun = {
  version: 1,
  name: "Parts to the line side by tugger",
  loads: [
    { id: "train of carts", carrier: "cart-train", length: 6000, width: 900, height: 1500, weight: 1200 },
  ],
  ...ring(
    [
      corner(2000, 6000),
      stop(12_000, 6000, south, { id: "supermarket", ...hitch }),
      corner(52_000, 6000),
      park("charger 3", 52_000, 13_000, [5000, 0]),
      corner(52_000, 20_000),
      stop(44_000, 20_000, north, { id: "housings", ...hitch }),
      stop(32_000, 20_000, north, { id: "shafts", ...hitch }),
      stop(20_000, 20_000, north, { id: "bearings", ...hitch }),
      corner(2000, 20_000),
      park("charger 1", 2000, 15_000, [5000, 0]),
      park("charger 2", 2000, 11_000, [5000, 0]),
    ],
    2400,
  ),
  flows: [
    { from: "supermarket", to: "housings", load: "train of carts", perHour: 2 },
    { from: "supermarket", to: "shafts", load: "train of carts", perHour: 2 },
    { from: "supermarket", to: "bearings", load: "train of carts", perHour: 1 },
  ],
  work: { hoursPerDay: 16, daysPerYear: 240, peak: 1.4, promise: { within: 600, share: 0.95 } },
  site: { aisle: 2400, doorway: 3000, doorHeight: 3000, gradient: 0, temperature: [15, 30] },
  assumptions: { pick: 90, drop: 90, availability: 0.97, utilisation: 0.8 },
  choice: { vehicle: "agvTugger", count: 2 },
  seed: 1,
};
