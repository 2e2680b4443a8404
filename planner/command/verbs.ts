import { fitVehicles } from "../fit/fit.ts";
import { curve } from "../fleet/curve.ts";
import { simulate } from "../fleet/simulate.ts";
import { readCurve, readSimulation } from "../fleet/simulation.ts";
import { bounds } from "../flow/bounds.ts";
import { openPath, pathOf } from "../link/link.ts";
import { answerSession } from "../messages/session-messages.ts";
import { costsFields } from "../money/costs.ts";
import { money } from "../money/money.ts";
import { number, type Outcome, optional, readInput, record, text } from "../plan/fields.ts";
import { limits } from "../plan/limits.ts";
import type { Plan } from "../plan/plan.ts";
import { readPlan } from "../plan/read-plan.ts";
import { presets } from "../presets/presets.ts";
import { size } from "../sizing/size.ts";
import { answerTrace } from "../traffic/ask.ts";
import { simulateTraffic } from "../traffic/simulate.ts";
import { validationTable } from "../validation/table.ts";

/** Answers an input, or says what is wrong with it. */
export type Verb = (input: unknown) => Outcome<unknown>;

/** What the planner can be asked. */
export const verbs: Readonly<Record<string, Verb>> = {
  fit: ofPlan(fitVehicles),
  bounds: ofPlan(bounds),
  size: ofPlan(size),
  money: answerMoney,
  simulate: answerSimulation,
  presets: () => ({ ok: true, value: presets.map(({ name, plan }) => ({ name, plan })) }),
  link: ofPlan((plan) => ({ path: pathOf(plan) })),
  open: answerOpen,
  curve: answerCurve,
  table: () => ({ ok: true, value: validationTable() }),
};

function ofPlan(answer: (plan: Plan) => unknown): Verb {
  return (input) => {
    const plan = readPlan(input);
    return plan.ok ? { ok: true, value: answer(plan.value) } : plan;
  };
}

/** The bounds are those of all vehicles together, so `count` has no effect here; it is validated all the same. */
const countFields = record({
  count: optional(number({ min: 1, max: limits.vehicles, whole: true })),
});

function answerMoney(input: unknown): Outcome<unknown> {
  const given = (input ?? {}) as { plan?: unknown; costs?: unknown };
  const plan = readPlan(given.plan, "plan");
  const costs = readInput(costsFields, given.costs, "costs");
  const count = readInput(countFields, input ?? {});
  if (plan.ok && costs.ok && count.ok) return { ok: true, value: money(plan.value, costs.value) };
  return { ok: false, errors: [plan, count, costs].flatMap((read) => (read.ok ? [] : read.errors)) };
}

function answerSimulation(input: unknown): Outcome<unknown> {
  const simulation = readSimulation(input);
  if (!simulation.ok) return simulation;
  if (simulation.value.traffic) return simulateTraffic(simulation.value);
  return { ok: true, value: simulate(simulation.value) };
}

function answerCurve(input: unknown): Outcome<unknown> {
  const question = readCurve(input);
  if (!question.ok) return question;
  return curve({ ...question.value, traffic: true }, simulateTraffic);
}

function answerOpen(input: unknown): Outcome<unknown> {
  const read = readInput(record({ path: text({ max: 100_000 }) }), input);
  return read.ok ? openPath(read.value.path) : read;
}

/** What the planner answers line by line, each line being JSON. */
export const streams: Readonly<Record<string, (input: unknown) => Outcome<Iterable<string>>>> = {
  trace: answerTrace,
  session: answerSession,
};

/** Verbs that take no input. */
export const withoutInput: ReadonlySet<string> = new Set(["presets", "table"]);
