import { type Field, number, type Of, type Outcome, or, yesOrNo } from "../plan/fields.ts";
import { limits } from "../plan/limits.ts";
import type { Plan } from "../plan/plan.ts";
import { besidePlan, readWithPlan } from "../plan/read-with-plan.ts";

const most = { orders: 3_000_000, runs: 2000, hours: 100_000 };

const runsAndHours = {
  runs: or(number({ min: 1, max: most.runs, whole: true }), 30),
  hours: or(number({ min: 0.01, max: most.hours }), 24),
};
const fields = besidePlan({
  count: number({ min: 1, max: limits.vehicles, whole: true }),
  ...runsAndHours,
  traffic: or(yesOrNo, false),
});

/** What to simulate: the number of vehicles, runs and hours. */
export type Simulation = Omit<Of<typeof fields>, "plan"> & { plan: Plan };

/** Reads `{ plan, count, runs, hours, traffic }`. Refuses what would take longer than a visitor waits. */
export const readSimulation = (input: unknown): Outcome<Simulation> => readSettings(fields, input);

/** Reads `{ plan, runs, hours }`. */
export const readCurve = (input: unknown): Outcome<Omit<Simulation, "count" | "traffic">> =>
  readSettings(besidePlan(runsAndHours), input, 8);

type Settings = { runs: number; hours: number };

/** @param fleets about how many will be simulated */
function readSettings<Value extends Settings>(
  field: Field<Value>,
  input: unknown,
  fleets = 1,
): Outcome<Omit<Value, "plan"> & { plan: Plan }> {
  const asked = readWithPlan(field, input);
  if (!asked.ok) return asked;
  const orders = fleets * ordersOf(asked.value.plan, asked.value);
  if (orders <= most.orders) return asked;
  const message = `these runs would place ${Math.round(orders)} orders, and at most ${most.orders} are simulated: ask for fewer runs or hours`;
  return { ok: false, errors: [{ path: "runs", message }] };
}

const ordersOf = ({ flows }: Plan, { runs, hours }: Settings) =>
  flows.reduce((sum, { perHour }) => sum + perHour, 0) * hours * runs;
