import { readJob } from "#app/routes/planner/read-job.ts";
import type { Plan } from "#planner/plan/plan.ts";

/**
 * The plan whose link stands in a text, with what a form changed beside it in the same address; undefined where there
 * is none, or where it can't be read.
 */
export function planIn(text: string): Plan | undefined {
  const [, query = ""] = /\/planner\?(\S+)/.exec(text) ?? [];
  const parameters = new URLSearchParams(query);
  if (!parameters.has("plan")) return undefined;
  const { plan, broken, wrong } = readJob(parameters);
  return broken || wrong ? undefined : plan;
}
