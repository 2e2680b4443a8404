import { describe, expect, it } from "vitest";
import { openPath, pathOf } from "../link/link.ts";
import { example, planWith } from "../plan/example.ts";
import { readPlan } from "../plan/read-plan.ts";
import { poissonOrders } from "./arrivals.ts";
import { answerTrace, layoutFor } from "./ask.ts";
import { failuresIn } from "./failures.ts";
import { Hall } from "./hall.ts";
import { simulateTraffic } from "./simulate.ts";
import type { Order } from "./vehicle.ts";

const failing = (failures: object) => planWith({ assumptions: { failures } });
const asked = { count: 3, runs: 2, hours: 3, traffic: true };
const answered = (plan: ReturnType<typeof planWith>) => {
  const outcome = simulateTraffic({ ...asked, plan });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome.value;
};

it("each vehicle stops as often as the plan assumes, for as long, and differently in each run", () => {
  const plan = failing({ between: 4, repair: 20 });
  const layout = layoutFor(plan, 3);
  if (!layout.ok) throw new Error("no room");
  const until = 4000 * 3_600_000;
  const stops = failuresIn(layout.value, 1, 0, until);
  /* 4 h of work and 20 min of repair make a cycle. */
  expect(Math.abs(stops.length / (3 * (4000 / (4 + 1 / 3))) - 1)).toBeLessThan(0.1);
  for (const { from, until } of stops) expect((until ?? 0) - from).toBe(1_200_000);
  expect(failuresIn(layout.value, 1, 1, until)[0]).not.toEqual(stops[0]);
  expect(failuresIn(layout.value, 1, 0, until)).toEqual(stops);
});

it("failures make orders late, seldom ones hardly; without any, the answer is the same as ever", () => {
  const quiet = answered(planWith());
  const often = answered(failing({ between: 1, repair: 20 }));
  const seldom = answered(failing({ between: 100_000, repair: 1 }));
  expect(often.wait.mean.mean).toBeGreaterThan(quiet.wait.mean.mean ?? Infinity);
  expect(often.onTime.mean).toBeLessThan(quiet.onTime.mean ?? 0);
  expect(seldom.wait).toEqual(quiet.wait);
});

it("time goes on when a vehicle drives again while others rest, so no order is sent before it is placed", () => {
  const plan = failing({ between: 0.5, repair: 5 });
  const layout = layoutFor(plan, 3);
  if (!layout.ok) throw new Error("no room");
  const until = 6 * 3_600_000;
  const hall = new Hall(layout.value, poissonOrders(layout.value.flows, 1, 0));
  hall.disrupt(failuresIn(layout.value, 1, 0, until));
  const orders: Order[] = [];
  let backwards = 0;
  for (let now = 0; now < until; now = hall.nextEvent) {
    orders.push(...hall.advance());
    if (hall.nextEvent < now) backwards++;
  }
  expect(backwards).toBe(0);
  expect(orders.filter(({ placed, sent = placed }) => sent < placed)).toEqual([]);
});

it("a trace shows vehicles that stopped", () => {
  const plan = { ...example, assumptions: { failures: { between: 0.5, repair: 5 } } };
  const answer = answerTrace({ plan, count: 2, seconds: 3600 });
  if (!answer.ok) throw new Error(JSON.stringify(answer.errors));
  let lines = 0;
  for (const line of answer.value) {
    lines++;
    if (line.includes('"state":"stopped"')) break;
  }
  expect(lines).toBeLessThan(36_001);
});

describe("a plan with failures", () => {
  it("is of version 2, and survives its link", () => {
    const plan = failing({ between: 12, repair: 20 });
    expect(plan).toMatchObject({ version: 2, assumptions: { failures: { between: 12, repair: 20 } } });
    expect(openPath(pathOf(plan))).toEqual({ ok: true, value: { plan } });
  });

  it.each([
    [{}, ["between", "repair"]],
    [{ between: 0.01, repair: 20 }, ["between"]],
    [{ between: 10, repair: 0 }, ["repair"]],
    [{ between: 10, repair: 1e9 }, ["repair"]],
    [{ between: 10, repair: 5, repairs: 5 }, ["repairs"]],
  ])("%j is refused at %j", (failures, keys) => {
    const read = readPlan({ ...example, assumptions: { failures } });
    expect(read.ok ? [] : read.errors.map(({ path }) => path)).toEqual(
      keys.map((key) => `assumptions.failures.${key}`),
    );
  });

  it("of the most failures that a plan may have is answered", () => {
    expect(answered(failing({ between: 0.5, repair: 1440 })).throughput.mean).toBeGreaterThanOrEqual(0);
  });
});
