import { expect, it, vi } from "vitest";
import { mixedPlan } from "#tests/support/mixed-plan.ts";
import { openPath, pathOf } from "../link/link.ts";
import { runnerOf } from "./busiest-hour.ts";
import { planKey } from "./plan-key.ts";
import { size } from "./size.ts";

vi.setConfig({ testTimeout: 60_000 });

const sizing = size(mixedPlan);
const [tuggers, forks] = sizing.fleet ?? [];

it("finds the counts of two kinds together, and says of which kind one fewer and one more would be", () => {
  expect(sizing.fleet).toEqual([
    { vehicle: "agvTugger", count: 1 },
    { vehicle: "fork", count: 3 },
  ]);
  expect(sizing.share.mean).toBeGreaterThanOrEqual(mixedPlan.work.promise.share);
  expect(sizing.fewer).toMatchObject({ count: 3, vehicle: "fork" });
  expect(sizing.fewer?.share).toBeLessThan(mixedPlan.work.promise.share);
  expect(sizing.more?.count).toBe(5);
});

it("keeps the share in fresh hours, and one fork fewer doesn't", () => {
  const run = runnerOf(mixedPlan);
  const shareOf = (counts: readonly number[]) => {
    let [inTime, placed] = [0, 0];
    for (let hour = 0; hour < 12; hour++) {
      const tally = run({ count: 0, counts, run: 10_000 + hour });
      if (!("placed" in tally)) throw new Error("The floor has room for them.");
      inTime += tally.inTime;
      placed += tally.placed;
    }
    return inTime / placed;
  };
  const counts = [tuggers?.count ?? 0, forks?.count ?? 0];
  expect(shareOf(counts)).toBeGreaterThan(mixedPlan.work.promise.share - 0.03);
  expect(shareOf([1, 2])).toBeLessThan(mixedPlan.work.promise.share);
});

it("has one key and one link, whether or not somebody has a count in mind", () => {
  const fleet = sizing.fleet ?? [];
  const chosen = { ...mixedPlan, choice: { ...mixedPlan.choice, fleet } };
  expect(planKey(chosen)).toBe(planKey(mixedPlan));
  expect(planKey({ ...mixedPlan, version: 1 })).toBe(planKey(mixedPlan));
  const opened = openPath(pathOf(chosen));
  expect(opened).toMatchObject({ ok: true, value: { plan: { choice: { fleet }, flows: chosen.flows } } });
});
