import { asGiven, type Field, type Outcome, readInput, record } from "./fields.ts";
import type { Plan } from "./plan.ts";
import { readPlan } from "./read-plan.ts";

/** The fields of a request that has a plan beside them. */
export const besidePlan = <Fields extends Record<string, Field<unknown>>>(fields: Fields) =>
  record({ plan: asGiven, ...fields });

/**
 * Reads a request that has a plan beside other fields: `{ plan, count, … }`.
 * @param fields made by `besidePlan`
 */
export function readWithPlan<Value>(
  fields: Field<Value>,
  input: unknown,
): Outcome<Omit<Value, "plan"> & { plan: Plan }> {
  const asked = readInput(fields, input);
  const plan = readPlan((input as { plan?: unknown } | null)?.plan, "plan");
  if (plan.ok && asked.ok) return { ok: true, value: { ...asked.value, plan: plan.value } };
  return { ok: false, errors: [plan, asked].flatMap((read) => (read.ok ? [] : read.errors)) };
}
