import { expect, it, vi } from "vitest";
import { checkTrace } from "#tests/support/check-trace.ts";
import { randomFloor, withDoors } from "#tests/support/random-floor.ts";
import { vehicleOf } from "../choose.ts";
import { random } from "../numbers/random.ts";
import { planWith } from "../plan/example.ts";
import { readPlan } from "../plan/read-plan.ts";
import { poissonOrders } from "./arrivals.ts";
import { layoutFor } from "./ask.ts";
import type { Disruption } from "./disturbances.ts";
import { trace } from "./trace.ts";

vi.setConfig({ testTimeout: 60_000 });

const minute = 60_000; /* ms */
const harmless = { overlaps: 0, speeds: 0, turns: 0, disorders: 0, doors: 0 };
/* 42 m, the only way, with a door in the middle that takes twenty seconds to open. */
const door = { kind: "door", lane: 1 } as const;
const behindDoor = planWith({
  lanes: [
    { from: "wrapper", to: "turn", both: true, width: 2800 },
    { from: "turn", to: "stage", both: true, width: 2800, door: 20 },
    { from: "wrapper", to: "charge", both: true, width: 2800 },
  ],
});

it("a door opens for each vehicle and closes behind it: nobody is under its leaf while it moves", () => {
  const found = run(behindDoor, 3, 60);
  expect(found, found.first).toMatchObject(harmless);
  expect(found.dropped).toBeGreaterThan(15);
  expect(found.openings).toBeGreaterThan(found.dropped);
});

it.each([1, 3, 8])("on random floor %i with doors, some of them shut for a while", (seed) => {
  const { next, fraction } = random(seed, 6);
  const input = withDoors(randomFloor(seed));
  const disruptions = Array.from({ length: 5 }, (_, index): Disruption => {
    const lane = 3 * (next() % Math.ceil(input.lanes.length / 3));
    const from = Math.round((index * 5 + fraction() * 3) * minute);
    return { what: { kind: "door", lane }, from, until: from + Math.round(fraction() * 5 * minute) };
  });
  const found = run(input, 2, 30, disruptions);
  expect(found, found.first).toMatchObject(harmless);
  expect(found.dropped).toBeGreaterThan(0);
});

it("while the only door stays shut nobody passes; afterwards the waiting orders are driven", () => {
  const [quiet, shut, again] = [
    run(behindDoor, 2, 60),
    run(behindDoor, 2, 60, [{ what: door, from: 10 * minute }]),
    run(behindDoor, 2, 60, [{ what: door, from: 10 * minute, until: 20 * minute }]),
  ];
  for (const found of [shut, again]) expect(found, found.first).toMatchObject(harmless);
  expect(shut.dropped).toBeLessThan(quiet.dropped / 2);
  expect(again.dropped).toBeGreaterThanOrEqual(quiet.dropped - 2);
  expect(Math.max(...again.waits)).toBeGreaterThan(Math.max(...quiet.waits));
});

function run(input: object, count: number, minutes: number, disruptions: readonly Disruption[] = []) {
  const plan = readPlan(input);
  if (!plan.ok) throw new Error(JSON.stringify(plan.errors));
  const layout = layoutFor(plan.value, count);
  if (!layout.ok) throw new Error(JSON.stringify(layout.errors));
  const orders = poissonOrders(layout.value.flows, plan.value.seed, 0);
  const lines = trace(layout.value, orders, minutes * minute, disruptions);
  return checkTrace(lines, vehicleOf(plan.value).speed * 1000);
}
