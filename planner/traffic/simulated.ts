import { type Summary, summaryOf } from "../fleet/summary.ts";
import type { Counts } from "../fleet/total.ts";
import type { Plan } from "../plan/plan.ts";
import { growingCurve } from "./growing.ts";

/** Runs of each fleet: as many as the planner's page makes. */
const runs = 8;

/** A plan's fleet in mean hours, with one fewer and one more, simulated as the planner's page does. */
export function simulated(plan: Plan, counts: Counts): Summary {
  let summary: Summary | undefined;
  for (const curve of growingCurve(plan, counts, runs)) if (curve.done) summary = summaryOf(curve);
  if (!summary) throw new Error(`The fleets of “${plan.name}” were not simulated to their end.`);
  return summary;
}
