import { drivenSpeed, vehicleOf } from "../choose.ts";
import { number, type Outcome } from "../plan/fields.ts";
import { limits } from "../plan/limits.ts";
import type { Plan } from "../plan/plan.ts";
import { besidePlan, readWithPlan } from "../plan/read-with-plan.ts";
import { poissonOrders } from "./arrivals.ts";
import { failuresIn } from "./failures.ts";
import { type FleetLayouts, type Layout, layOut } from "./layout.ts";
import { trace } from "./trace.ts";

const hour = 3_600_000; /* ms */
const longest = 7 * 24 * 3600; /* s: a week */

const fields = besidePlan({
  count: number({ min: 1, max: limits.vehicles, whole: true }),
  seconds: number({ min: 0, max: longest }),
});

/** Reads `{ plan, count, seconds }` and returns what the fleet did in that time, one line of JSON for each 100 ms. */
export function answerTrace(input: unknown): Outcome<Iterable<string>> {
  const asked = readWithPlan(fields, input);
  if (!asked.ok) return asked;
  const { plan, count, seconds } = asked.value;
  const layout = layoutFor(plan, count);
  if (!layout.ok) return layout;
  const arrivals = poissonOrders(layout.value.flows, plan.seed, 0);
  const until = Math.floor(seconds * 1000);
  const failures = failuresIn(layout.value, plan.seed, 0, until);
  return { ok: true, value: trace(layout.value, arrivals, until, failures) };
}

/** The floor with `count` of the plan's vehicles parked on it, or why it has no room for them. */
export function layoutFor(plan: Plan, count: number): Outcome<Layout> {
  const layout = laidOut(plan, count);
  if (!("room" in layout)) return { ok: true, value: layout };
  const room = layout.room === 0 ? "no vehicle" : layout.room === 1 ? "1 vehicle" : `${layout.room} vehicles`;
  const message = `${count} can't be parked: this floor has room for ${room} beside the ways to all pick-ups and drops. Add a side lane or a place to park, or widen a lane.`;
  return { ok: false, errors: [{ path: "count", message }] };
}

/** How many of the plan's vehicles the floor can park; stops counting at `wanted`. */
export function roomOn(plan: Plan, wanted: number): number {
  const layout = laidOut(plan, wanted);
  return "room" in layout ? layout.room : wanted;
}

/** The same floor, or how many vehicles it has room for. */
export function laidOut(plan: Plan, count: number): Layout | { room: number } {
  return fleetsOn(plan)(count);
}

/** The same floor for fleets of any size. */
export function fleetsOn(plan: Plan): FleetLayouts {
  const { measures, runTime, chargeTime } = vehicleOf(plan);
  const speed = drivenSpeed(plan);
  const { length, width } = measures;
  const cell = { runTime: runTime * hour, chargeTime: chargeTime * hour };
  return layOut(plan, { length, width, speed: Math.round(speed * 1000), cell });
}
