import { readJob } from "#app/routes/planner/read-job.ts";
import type { Plan } from "#planner/plan/plan.ts";

/**
 * The plan whose link is in a text, with the form's changes in the same address; undefined if there is none or it can't
 * be read.
 */
export function planIn(text: string): Plan | undefined {
  const [, query = ""] = /\/planner\?(\S+)/.exec(text) ?? [];
  const parameters = new URLSearchParams(query);
  if (!parameters.has("plan")) return undefined;
  const { plan, broken, wrong } = readJob(parameters);
  return broken || wrong ? undefined : plan;
}
