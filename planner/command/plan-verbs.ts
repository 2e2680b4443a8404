import { bounds } from "../flow/bounds.ts";
import type { Outcome } from "../plan/fields.ts";
import type { Plan } from "../plan/plan.ts";
import { readPlan } from "../plan/read-plan.ts";
import { fitPlan } from "../plan-fit.ts";
import { size, sizeWithStop } from "../sizing/size.ts";

/** Answers an input, or says what is wrong with it. */
export type Verb = (input: unknown) => Outcome<unknown>;

/** What the planner can be asked of a plan alone: a third of its modules, so that a command begins sooner. */
export const planVerbs = {
  fit: ofPlan(fitPlan),
  bounds: ofPlan(bounds),
  size: ofPlan(size),
  stop: ofPlan((plan) => sizeWithStop(plan).stop ?? null),
} satisfies Readonly<Record<string, Verb>>;

function ofPlan(answer: (plan: Plan) => unknown): Verb {
  return (input) => {
    const plan = readPlan(input);
    return plan.ok ? { ok: true, value: answer(plan.value) } : plan;
  };
}
