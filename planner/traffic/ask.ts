import { drivenSpeed, kindsOf } from "../choose.ts";
import { countsAsked, fleetFields } from "../fleet/asked.ts";
import { countsOf } from "../fleet/counts.ts";
import type { Counts } from "../fleet/total.ts";
import { inList } from "../in-list.ts";
import { number, type Outcome } from "../plan/fields.ts";
import type { Plan } from "../plan/plan.ts";
import { besidePlan, readWithPlan } from "../plan/read-with-plan.ts";
import { poissonOrders } from "./arrivals.ts";
import { failuresIn } from "./failures.ts";
import { type FleetLayouts, type Layout, layOut } from "./layout.ts";
import { trace } from "./trace.ts";

const hour = 3_600_000; /* ms */
const longest = 7 * 24 * 3600; /* s: a week */

const fields = besidePlan({
  ...fleetFields,
  seconds: number({ min: 0, max: longest }),
});

/** Reads `{ plan, count, seconds }`, or `fleet` instead of `count`, and returns what the fleet did in that time, one line of JSON for each 100 ms. */
export function answerTrace(input: unknown): Outcome<Iterable<string>> {
  const asked = readWithPlan(fields, input);
  if (!asked.ok) return asked;
  const { plan, seconds } = asked.value;
  const counts = countsAsked(plan, asked.value);
  if (!counts.ok) return counts;
  const layout = layoutFor(plan, counts.value);
  if (!layout.ok) return layout;
  const arrivals = poissonOrders(layout.value.flows, plan.seed, 0);
  const until = Math.floor(seconds * 1000);
  const failures = failuresIn(layout.value, plan.seed, 0, until);
  return { ok: true, value: trace(layout.value, arrivals, until, failures) };
}

/** The floor with the plan's vehicles parked on it, or why it has no room for them. */
export function layoutFor(plan: Plan, counts: Counts): Outcome<Layout> {
  const layout = laidOut(plan, counts);
  if (!("room" in layout)) return { ok: true, value: layout };
  const wanted = typeof counts === "number" ? counts : counts.reduce((sum, count) => sum + count, 0);
  const message = `${wanted} can't be parked: this floor has room for ${said(plan, layout.room)} beside the ways to all pick-ups and drops. Add a side lane or a place to park, or widen a lane.`;
  return { ok: false, errors: [{ path: "count", message }] };
}

function said(plan: Plan, room: readonly number[]): string {
  const [count = 0, ...others] = room;
  if (others.length === 0)
    return count === 0 ? "no vehicle" : count === 1 ? "1 vehicle" : `${count} vehicles`;
  return inList(kindsOf(plan).map(({ vehicle }, kind) => `${room[kind]} ${vehicle.title}`));
}

/** How many of the plan's vehicles the floor can park; stops counting at `wanted`. */
export function roomOn(plan: Plan, wanted: Counts): number {
  const layout = laidOut(plan, wanted);
  return "room" in layout ? layout.room.reduce((sum, count) => sum + count, 0) : layout.count;
}

/** The same floor, or how many vehicles of each kind it has room for. */
export function laidOut(plan: Plan, counts: Counts): ReturnType<FleetLayouts> {
  return fleetsOn(plan)(typeof counts === "number" ? countsOf(plan, counts) : counts);
}

/** The same floor for fleets of any size. */
export function fleetsOn(plan: Plan): FleetLayouts {
  const drivers = kindsOf(plan).map(({ vehicle, flows }) => {
    const { product, measures, runTime, chargeTime } = vehicle;
    const { length, width } = measures;
    const speed = Math.round(drivenSpeed(plan, vehicle) * 1000);
    const cell = { runTime: runTime * hour, chargeTime: chargeTime * hour };
    return { product, length, width, speed, cell, flows };
  });
  return layOut(plan, drivers);
}
