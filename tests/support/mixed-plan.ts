import { readPlan } from "#planner/plan/read-plan.ts";
import { corner, park, ring, stop } from "#planner/presets/ring.ts";
import { findListed } from "#vehicles/index.ts";

const south = [0, -6000] as const;
const north = [0, 6000] as const;
const floor = { handover: "floor", height: 0 };
/* Lifters with trolleys, where tuggers with trains have left the line. */
const isTowed = findListed("agvTugger") !== undefined;
const vehicle = isTowed ? "agvTugger" : "lifter";
const hitch = { handover: isTowed ? "hitch" : "under" };

const read = readPlan({
  version: 2,
  name: "Parts by tugger, pallets by fork",
  loads: [
    {
      id: "train",
      carrier: isTowed ? "cart-train" : "trolley",
      length: isTowed ? 4000 : 1000,
      width: 900,
      height: 1500,
      weight: 900,
    },
    { id: "pallet", carrier: "open-pallet", length: 1200, width: 800, height: 1600, weight: 900 },
  ],
  ...ring(
    [
      corner(2000, 6000),
      stop(12_000, 6000, south, { id: "supermarket", ...hitch }),
      stop(22_000, 6000, south, { id: "dock", ...floor }),
      stop(32_000, 6000, south, { id: "staging", ...floor }),
      corner(58_000, 6000),
      park("charger 1", 58_000, 11_000, [7000, 0]),
      park("charger 2", 58_000, 17_000, [7000, 0]),
      park("charger 3", 58_000, 23_000, [7000, 0]),
      corner(58_000, 28_000),
      stop(48_000, 28_000, north, { id: "line A", ...hitch }),
      stop(36_000, 28_000, north, { id: "line B", ...hitch }),
      stop(22_000, 28_000, north, { id: "store", ...floor }),
      corner(2000, 28_000),
      park("charger 4", 2000, 23_000, [-7000, 0]),
      park("charger 5", 2000, 17_000, [-7000, 0]),
      park("charger 6", 2000, 11_000, [-7000, 0]),
    ],
    2800,
  ),
  flows: [
    { from: "supermarket", to: "line A", load: "train", vehicle, perHour: 2 },
    { from: "supermarket", to: "line B", load: "train", vehicle, perHour: 1 },
    { from: "dock", to: "store", load: "pallet", vehicle: "fork", perHour: 10 },
    { from: "store", to: "staging", load: "pallet", vehicle: "fork", perHour: 6 },
  ],
  work: { hoursPerDay: 16, daysPerYear: 250, peak: 1.4, promise: { within: 420, share: 0.92 } },
  seed: 1,
});
if (!read.ok) throw new Error(JSON.stringify(read.errors));

/**
 * A plan whose flows no single vehicle can drive: trains of carts at hitches, pallets on the floor. Each names its
 * vehicle, because one that joins the line may fit it better.
 */
export const mixedPlan = read.value;
