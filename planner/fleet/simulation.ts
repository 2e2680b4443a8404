import {
  type InputError,
  number,
  type Of,
  type Outcome,
  or,
  readInput,
  record,
  yesOrNo,
} from "../plan/fields.ts";
import { limits } from "../plan/limits.ts";
import type { Plan } from "../plan/plan.ts";
import { readPlan } from "../plan/read-plan.ts";

const most = { orders: 3_000_000, runs: 2000, hours: 100_000 };

const runsAndHours = {
  runs: or(number({ min: 1, max: most.runs, whole: true }), 30),
  hours: or(number({ min: 0, moreThan: 0, max: most.hours }), 24),
};
const fields = record({
  count: number({ min: 1, max: limits.vehicles, whole: true }),
  ...runsAndHours,
  traffic: or(yesOrNo, false),
});

/** What is to be simulated: so many runs of so many hours with so many vehicles. */
export type Simulation = Of<typeof fields> & { plan: Plan };

/** Reads `{ plan, count, runs, hours, traffic }`. Refuses what would take longer than somebody waits. */
export function readSimulation(input: unknown): Outcome<Simulation> {
  const settings = readInput(fields, input);
  const plan = readPlan((input as { plan?: unknown } | null)?.plan, "plan");
  if (!settings.ok || !plan.ok)
    return { ok: false, errors: [...(plan.ok ? [] : plan.errors), ...(settings.ok ? [] : settings.errors)] };
  const errors = ordersErrors(plan.value, settings.value);
  if (errors.length > 0) return { ok: false, errors };
  return { ok: true, value: { plan: plan.value, ...settings.value } };
}

/** Counting in a plan's orders: `counts` is how many fleets are to be tried. */
function ordersErrors(plan: Plan, { runs, hours }: { runs: number; hours: number }): InputError[] {
  const orders = plan.flows.reduce((sum, { perHour }) => sum + perHour, 0) * hours * runs;
  if (orders <= most.orders) return [];
  const message = `these runs would place ${Math.round(orders)} orders, and at most ${most.orders} are simulated: ask for fewer runs or hours`;
  return [{ path: "runs", message }];
}
