import { type Field, type Outcome, readInput } from "./fields.ts";
import type { Plan } from "./plan.ts";
import { readPlan } from "./read-plan.ts";

/** Reads a request that has a plan beside other fields: `{ plan, count, … }`. */
export function readWithPlan<Value>(fields: Field<Value>, input: unknown): Outcome<Value & { plan: Plan }> {
  const asked = readInput(fields, input);
  const plan = readPlan((input as { plan?: unknown } | null)?.plan, "plan");
  if (plan.ok && asked.ok) return { ok: true, value: { ...asked.value, plan: plan.value } };
  return { ok: false, errors: [plan, asked].flatMap((read) => (read.ok ? [] : read.errors)) };
}
