import type { Plan } from "./plan.ts";
import { readPlan } from "./read-plan.ts";

/** The smallest job worth a fleet, as an input: pallets from a wrapper to a staging area, 40 m away. For tests. */
export const example = {
  version: 1,
  name: "Line to staging",
  loads: [{ id: "pallet", carrier: "open-pallet", length: 1200, width: 800, height: 1600, weight: 900 }],
  places: [
    { id: "wrapper", x: 2000, y: 3000, handover: "floor", height: 0 },
    { id: "stage", x: 42_000, y: 3000, handover: "floor", height: 0 },
    { id: "turn", x: 22_000, y: 3000 },
    { id: "charge", x: 2000, y: 9000, chargers: 1 },
  ],
  lanes: [
    { from: "wrapper", to: "turn", both: true, width: 2800 },
    { from: "turn", to: "stage", both: true, width: 2800 },
    { from: "wrapper", to: "charge", both: true, width: 2800 },
  ],
  flows: [{ from: "wrapper", to: "stage", load: "pallet", perHour: 24 }],
  work: { hoursPerDay: 16, daysPerYear: 250, peak: 1.8 },
  site: { aisle: 2800, doorway: 2500, doorHeight: 3000, gradient: 0, temperature: [5, 35] },
  assumptions: { pick: 30, drop: 30, availability: 0.97, utilisation: 0.8 },
  choice: { vehicle: "fork", count: 3 },
  seed: 1,
};

/** The example with parts of it replaced, read. @throws if that makes it invalid */
export function planWith(changes: object = {}): Plan {
  const read = readPlan({ ...example, ...changes });
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  return read.value;
}
