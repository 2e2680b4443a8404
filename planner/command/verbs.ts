import { answerAcceptance } from "../acceptance/acceptance.ts";
import { fits } from "../choose.ts";
import { curve } from "../fleet/curve.ts";
import { simulate } from "../fleet/simulate.ts";
import { readCurve, readSimulation } from "../fleet/simulation.ts";
import { openPath, pathOf, tokenOf } from "../link/link.ts";
import { longestPath } from "../link/token-in.ts";
import { answerSession } from "../messages/session-messages.ts";
import { costsFields } from "../money/costs.ts";
import { money } from "../money/money.ts";
import { readCosts } from "../money/read-costs.ts";
import { sumsIn } from "../money/sums.ts";
import { answerOrders } from "../orders/orders.ts";
import { number, type Outcome, or, readInput, record, text } from "../plan/fields.ts";
import { limits } from "../plan/limits.ts";
import { asInput } from "../plan/plan.ts";
import { readPlan } from "../plan/read-plan.ts";
import { besidePlan, readWithPlan } from "../plan/read-with-plan.ts";
import { presets } from "../presets/presets.ts";
import { sumsOf } from "../presets/sums-of.ts";
import { size } from "../sizing/size.ts";
import { answerTrace } from "../traffic/ask.ts";
import { simulateTraffic } from "../traffic/simulate.ts";
import { validationTable } from "../validation/table.ts";
import { planVerbs, type Verb } from "./plan-verbs.ts";

/** What the planner can be asked. */
export const verbs: Readonly<Record<string, Verb>> = {
  ...planVerbs,
  acceptance: answerAcceptance,
  money: answerMoney,
  simulate: answerSimulation,
  presets: () => ({ ok: true, value: presets.map(({ name, plan }) => ({ name, plan: asInput(plan) })) }),
  link: answerLink,
  open: answerOpen,
  curve: answerCurve,
  orders: answerLog,
  table: () => ({ ok: true, value: validationTable() }),
};

const moneyFields = besidePlan({
  costs: costsFields,
  /** Vehicles to buy. */
  count: or(number({ min: 1, max: limits.vehicles, whole: true }), 1),
});

function answerLink(input: unknown): Outcome<{ path: string }> {
  const plan = readPlan(input);
  if (!plan.ok) return plan;
  const path = pathOf(plan.value);
  if (path.length <= longestPath) return { ok: true, value: { path } };
  const message = `is too large for a link: its address would have ${path.length} characters, and proxies pass ${longestPath}. Shorten ids, or round coordinates`;
  return { ok: false, errors: [{ path: "", message }] };
}

function answerMoney(input: unknown): Outcome<unknown> {
  const asked = readWithPlan(moneyFields, input);
  if (!asked.ok) return asked;
  const { plan, costs, count } = asked.value;
  if (fits(plan)) return { ok: true, value: money(plan, costs, count) };
  return { ok: true, value: { ...nothingPaid, why: "no vehicle fits this plan: see the verb fit" } };
}

function answerSimulation(input: unknown): Outcome<unknown> {
  const simulation = readSimulation(input);
  if (!simulation.ok) return simulation;
  const { traffic, replay } = simulation.value;
  const answer: Outcome<object> = traffic
    ? simulateTraffic(simulation.value)
    : { ok: true, value: simulate(simulation.value) };
  if (!answer.ok || !replay?.unread.length) return answer;
  /* What was not replayed must not pass for replayed. */
  return { ok: true, value: { ...answer.value, unread: replay.unread } };
}

function answerCurve(input: unknown): Outcome<unknown> {
  const question = readCurve(input);
  if (!question.ok) return question;
  return curve({ ...question.value, traffic: true }, size(question.value.plan), simulateTraffic);
}

/** @param input bytes of a file, or its text */
function answerLog(input: unknown): Outcome<unknown> {
  if (input instanceof Uint8Array) return answerOrders(input);
  if (typeof input === "string") return answerOrders(new TextEncoder().encode(input));
  return { ok: false, errors: [{ path: "", message: "must be a log of orders as CSV" }] };
}

/** Money of a fleet that can't do the job. */
const nothingPaid = {
  payback: { mean: null, low: null, high: null },
  npv: null,
  irr: null,
  perTransport: null,
};

function answerOpen(input: unknown): Outcome<unknown> {
  const read = readInput(record({ path: text({ max: 100_000 }) }), input);
  if (!read.ok) return read;
  const { path } = read.value;
  const opened = openPath(path);
  if (!opened.ok) return opened;
  const { plan } = opened.value;
  const sums = sumsIn(new URLSearchParams(path.slice(path.indexOf("?"))));
  /* Asked with these, the verb money answers what the page of that address shows. */
  const { costs } = readCosts(sumsOf(sums, tokenOf(plan)), plan);
  return { ok: true, value: { ...opened.value, plan: asInput(plan), ...(sums.size > 0 && { costs }) } };
}

/** What the planner answers line by line, each line being JSON. */
export const streams: Readonly<Record<string, (input: unknown) => Outcome<Iterable<string>>>> = {
  trace: answerTrace,
  session: answerSession,
};

/** Verbs that take no input. */
export const withoutInput: ReadonlySet<string> = new Set(["presets", "table"]);

/** Verbs that take a file's bytes, as it is, instead of JSON. */
export const ofBytes: ReadonlySet<string> = new Set(["orders"]);
