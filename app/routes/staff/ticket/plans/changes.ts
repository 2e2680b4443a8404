import { jobFields } from "#app/routes/planner/job-fields.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { valueAt } from "#planner/plan/plan-path.ts";

export type Change = { label: string; before: string; after: string };

/** The changes from one plan to another: the planner's fields, and its lists by their lengths. */
export function changesBetween(before: Plan, after: Plan): Change[] {
  const fields = jobFields(after).map(({ label, at, unit }) => ({
    label: unit ? `${label}, ${unit}` : label,
    before: shown(valueAt(before, at)),
    after: shown(valueAt(after, at)),
  }));
  const lists = (["places", "lanes", "flows"] as const).map((list) => ({
    label: `The ${list}`,
    ...(JSON.stringify(before[list]) === JSON.stringify(after[list])
      ? { before: "", after: "" }
      : { before: `${before[list].length}`, after: `${after[list].length}, changed` }),
  }));
  return [...fields, ...lists].filter((each) => each.before !== each.after);
}

const shown = (value: unknown) => (value === undefined || value === "" ? "none" : `${value}`);
