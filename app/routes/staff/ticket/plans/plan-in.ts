import { readJob } from "#app/routes/planner/read-job.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { sumsOf } from "#planner/presets/sums-of.ts";

/** A plan, and what was typed of its money. */
export type LinkedPlan = { plan: Plan; sums: URLSearchParams };

/**
 * The plan whose link is in a text, with the form's changes and sums in the same address; undefined if there is none or it
 * can't be read.
 */
export function planIn(text: string): LinkedPlan | undefined {
  const [, query = ""] = /\/planner\?(\S+)/.exec(text) ?? [];
  const parameters = new URLSearchParams(query);
  if (!parameters.has("plan")) return undefined;
  const { plan, token, broken, wrong } = readJob(parameters);
  return broken || wrong ? undefined : { plan, sums: sumsOf(parameters, token) };
}
