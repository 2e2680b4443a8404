import { type Replay, readReplay } from "../orders/replay.ts";
import { type Field, number, type Of, type Outcome, optional, or, text, yesOrNo } from "../plan/fields.ts";
import type { Plan } from "../plan/plan.ts";
import { besidePlan, readWithPlan } from "../plan/read-with-plan.ts";
import { countsAsked, fleetFields } from "./asked.ts";

const most = { log: 100_000_000, orders: 3_000_000, runs: 2000, hours: 100_000 };

const runsAndHours = {
  runs: or(number({ min: 1, max: most.runs, whole: true }), 30),
  hours: or(number({ min: 0.01, max: most.hours }), 24),
};
const fields = besidePlan({
  ...fleetFields,
  ...runsAndHours,
  traffic: or(yesOrNo, false),
  /** A log, CSV, whose orders are replayed instead of drawn. */
  orders: optional(text({ max: most.log })),
});

/** What to simulate: the number of vehicles, runs and hours. */
export type Simulation = Omit<Asked, "plan" | "orders" | "count" | "fleet"> & {
  plan: Plan;
  /** Of all kinds. */
  count: number;
  /** By kind, where there are several. */
  counts?: readonly number[];
  replay?: Replay;
};
type Asked = Of<typeof fields>;

/**
 * Reads `{ plan, count, runs, hours, traffic, orders }`, or `fleet` instead of `count`. Refuses what would take longer than a visitor waits. A log is
 * replayed to its end, unless `hours` says otherwise.
 */
export function readSimulation(input: unknown): Outcome<Simulation> {
  const log = (input as { orders?: unknown } | null)?.orders;
  if (log === undefined) return counted(readSettings(fields, input));
  const read = readWithPlan(fields, input);
  const asked = counted(read);
  if (!read.ok || !asked.ok) return asked;
  const { orders = "" } = read.value;
  const simulation = asked.value;
  const replay = readReplay(orders, simulation.plan);
  if (!replay.ok) return replay;
  const isShort = (input as { hours?: unknown }).hours !== undefined;
  const hours = isShort ? simulation.hours : Math.min(replay.value.hours, most.hours);
  const all = replay.value.orders.length * simulation.runs;
  if (all > most.orders) return { ok: false, errors: [tooMany(all)] };
  return { ok: true, value: { ...simulation, hours, replay: replay.value } };
}

function counted(read: Outcome<Omit<Asked, "plan"> & { plan: Plan }>): Outcome<Simulation> {
  if (!read.ok) return read;
  const { orders: _, fleet, count, ...simulation } = read.value;
  const counts = countsAsked(simulation.plan, { fleet, count });
  if (!counts.ok) return counts;
  const total = counts.value.reduce((sum, each) => sum + each, 0);
  const several = counts.value.length > 1 && { counts: counts.value };
  return { ok: true, value: { ...simulation, count: total, ...several } };
}

/** Reads `{ plan, runs, hours }`. */
export const readCurve = (input: unknown): Outcome<Omit<Simulation, "count" | "counts" | "traffic">> =>
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
  return { ok: false, errors: [tooMany(orders)] };
}

function tooMany(orders: number) {
  const message = `these runs would place ${Math.round(orders)} orders, and at most ${most.orders} are simulated: ask for fewer runs or hours`;
  return { path: "runs", message };
}

const ordersOf = ({ flows }: Plan, { runs, hours }: Settings) =>
  flows.reduce((sum, { perHour }) => sum + perHour, 0) * hours * runs;
