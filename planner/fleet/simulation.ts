import { type Field, number, type Of, type Outcome, or, readInput, record, yesOrNo } from "../plan/fields.ts";
import { limits } from "../plan/limits.ts";
import type { Plan } from "../plan/plan.ts";
import { readPlan } from "../plan/read-plan.ts";

const most = { orders: 3_000_000, runs: 2000, hours: 100_000 };

const runsAndHours = {
  runs: or(number({ min: 1, max: most.runs, whole: true }), 30),
  hours: or(number({ min: 0.01, max: most.hours }), 24),
};
const fields = record({
  count: number({ min: 1, max: limits.vehicles, whole: true }),
  ...runsAndHours,
  traffic: or(yesOrNo, false),
});

/** What to simulate: the number of vehicles, runs and hours. */
export type Simulation = Of<typeof fields> & { plan: Plan };

/** Reads `{ plan, count, runs, hours, traffic }`. Refuses what would take longer than a visitor waits. */
export const readSimulation = (input: unknown): Outcome<Simulation> => readWithPlan(fields, input);

/** Reads `{ plan, runs, hours }`. */
export const readCurve = (input: unknown): Outcome<Omit<Simulation, "count" | "traffic">> =>
  readWithPlan(record(runsAndHours), input, 8);

type Settings = { runs: number; hours: number };

/** @param fleets about how many will be simulated */
function readWithPlan<Value extends Settings>(
  field: Field<Value>,
  input: unknown,
  fleets = 1,
): Outcome<Value & { plan: Plan }> {
  const settings = readInput(field, input);
  const plan = readPlan((input as { plan?: unknown } | null)?.plan, "plan");
  if (!settings.ok || !plan.ok)
    return { ok: false, errors: [plan, settings].flatMap((read) => (read.ok ? [] : read.errors)) };
  const orders = fleets * ordersOf(plan.value, settings.value);
  if (orders <= most.orders) return { ok: true, value: { ...settings.value, plan: plan.value } };
  const message = `these runs would place ${Math.round(orders)} orders, and at most ${most.orders} are simulated: ask for fewer runs or hours`;
  return { ok: false, errors: [{ path: "runs", message }] };
}

const ordersOf = ({ flows }: Plan, { runs, hours }: Settings) =>
  flows.reduce((sum, { perHour }) => sum + perHour, 0) * hours * runs;
