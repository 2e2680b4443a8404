import { fitVehicles } from "../fit/fit.ts";
import { simulate } from "../fleet/simulate.ts";
import { readSimulation } from "../fleet/simulation.ts";
import { bounds } from "../flow/bounds.ts";
import { costsFields } from "../money/costs.ts";
import { money } from "../money/money.ts";
import { type Outcome, readInput } from "../plan/fields.ts";
import type { Plan } from "../plan/plan.ts";
import { readPlan } from "../plan/read-plan.ts";
import { answerTrace } from "../traffic/ask.ts";

/** Answers an input, or says what is wrong with it. */
export type Verb = (input: unknown) => Outcome<unknown>;

/** What the planner can be asked. */
export const verbs: Readonly<Record<string, Verb>> = {
  fit: ofPlan(fitVehicles),
  bounds: ofPlan(bounds),
  money: answerMoney,
  simulate: answerSimulation,
};

function ofPlan(answer: (plan: Plan) => unknown): Verb {
  return (input) => {
    const plan = readPlan(input);
    return plan.ok ? { ok: true, value: answer(plan.value) } : plan;
  };
}

function answerMoney(input: unknown): Outcome<unknown> {
  const given = (input ?? {}) as { plan?: unknown; costs?: unknown };
  const plan = readPlan(given.plan, "plan");
  const costs = readInput(costsFields, given.costs, "costs");
  if (plan.ok && costs.ok) return { ok: true, value: money(plan.value, costs.value) };
  return { ok: false, errors: [plan, costs].flatMap((read) => (read.ok ? [] : read.errors)) };
}

function answerSimulation(input: unknown): Outcome<unknown> {
  const simulation = readSimulation(input);
  return simulation.ok ? { ok: true, value: simulate(simulation.value) } : simulation;
}

/** What the planner answers line by line, each line being JSON. */
export const streams: Readonly<Record<string, (input: unknown) => Outcome<Iterable<string>>>> = {
  trace: answerTrace,
};

/** Verbs that answer without being told anything. */
export const withoutInput: ReadonlySet<string> = new Set(["presets", "table"]);
