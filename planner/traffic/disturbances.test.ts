import { expect, it, vi } from "vitest";
import { checkTrace } from "#tests/support/check-trace.ts";
import { randomFloor } from "#tests/support/random-floor.ts";
import { vehicleOf } from "../choose.ts";
import { random } from "../numbers/random.ts";
import { example } from "../plan/example.ts";
import type { Plan } from "../plan/plan.ts";
import { readPlan } from "../plan/read-plan.ts";
import { poissonOrders } from "./arrivals.ts";
import { layoutFor } from "./ask.ts";
import type { Disruption, Disturbance } from "./disturbances.ts";
import { trace } from "./trace.ts";

vi.setConfig({ testTimeout: 60_000 });

const minute = 60_000; /* ms */

it.each([1, 3, 5, 8])("no vehicles collide on random floor %i while things go wrong", (seed) => {
  const plan = readPlan(randomFloor(seed));
  if (!plan.ok) throw new Error(JSON.stringify(plan.errors));
  const { next, fraction } = random(seed, 5);
  const disruptions = Array.from({ length: 6 }, (_, index): Disruption => {
    const from = Math.round((index * 5 + fraction() * 4) * minute);
    const kind = (["stop", "radio", "block"] as const)[next() % 3] ?? "stop";
    const what: Disturbance =
      kind === "block" ? { kind, lane: next() % plan.value.lanes.length } : { kind, vehicle: next() % 2 };
    return { what, from, until: from + Math.round(fraction() * 4 * minute) };
  });
  const found = run(plan.value, 2, 40, disruptions);
  expect(found, found.first).toMatchObject({ overlaps: 0, speeds: 0, turns: 0, disorders: 0 });
  expect(found.longestStandstill).toBeLessThan(600 /* s */);
});

it.each<[string, Disturbance]>([
  ["a blocked lane", { kind: "block", lane: 0 }],
  ["a stopped vehicle", { kind: "stop", vehicle: 0 }],
  ["a lost connection", { kind: "radio", vehicle: 0 }],
])("after %s the orders that waited are driven", (_, what) => {
  const plan = planOf(example);
  const quiet = run(plan, 1, 60);
  const disturbed = run(plan, 1, 60, [{ what, from: 10 * minute, until: 20 * minute }]);
  const lasting = run(plan, 1, 60, [{ what, from: 10 * minute }]);
  expect(lasting.dropped).toBeLessThan(disturbed.dropped);
  expect(disturbed.dropped).toBeGreaterThanOrEqual(quiet.dropped - 1);
  expect(Math.max(...disturbed.waits)).toBeGreaterThan(Math.max(...quiet.waits));
});

it("a stopped vehicle is reported as stopped, and stands", () => {
  const lines = linesOf(planOf(example), 1, 30, [{ what: { kind: "stop", vehicle: 0 }, from: 20 * minute }]);
  const seen = [...lines].slice(-1000).map((line) => {
    const [vehicle] = JSON.parse(line).vehicles;
    return `${vehicle.state} ${vehicle.x} ${vehicle.y}`;
  });
  expect(new Set(seen).size).toBe(1);
  expect(seen[0]).toMatch(/^stopped /);
});

it("a vehicle stops even if another disturbance without effect begins at the same moment", () => {
  const plan = planOf(example);
  expect(plan.lanes[0]?.door).toBeFalsy();
  const [stop, noDoor] = [
    { kind: "stop", vehicle: 0 },
    { kind: "door", lane: 0 },
  ] as const;
  const at = 20 * minute;
  const stopped = linesOf(plan, 1, 30, [{ what: stop, from: at }]);
  const both = linesOf(
    plan,
    1,
    30,
    [stop, noDoor].map((what) => ({ what, from: at })),
  );
  expect([...both]).toEqual([...stopped]);
});

function planOf(input: object): Plan {
  const plan = readPlan(input);
  if (!plan.ok) throw new Error(JSON.stringify(plan.errors));
  return plan.value;
}

function run(plan: Plan, count: number, minutes: number, disruptions: readonly Disruption[] = []) {
  return checkTrace(linesOf(plan, count, minutes, disruptions), vehicleOf(plan).speed * 1000);
}

function linesOf(plan: Plan, count: number, minutes: number, disruptions: readonly Disruption[]) {
  const layout = layoutFor(plan, count);
  if (!layout.ok) throw new Error(JSON.stringify(layout.errors));
  return trace(layout.value, poissonOrders(layout.value.flows, plan.seed, 0), minutes * minute, disruptions);
}
