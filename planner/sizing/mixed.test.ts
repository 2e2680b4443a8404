import { expect, it, vi } from "vitest";
import { mixedPlan } from "#tests/support/mixed-plan.ts";
import { openPath, pathOf } from "../link/link.ts";
import { limits } from "../plan/limits.ts";
import { runnerOf } from "./busiest-hour.ts";
import { limitOfMore } from "./limiting-place.ts";
import { planKey } from "./plan-key.ts";
import { size, sizeOn } from "./size.ts";

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

it("says which kind of vehicle costs orders: one more of another kind may bring some", () => {
  const driven = (count: number) => ({ count, parked: { working: count, shutIn: null } });
  const { text } = limitOfMore(mixedPlan, driven(4), driven(5), "AMR Tugger");
  expect(text).toContain(
    "With 5 vehicles, one AMR Tugger more, fewer orders are reached in time than with 4",
  );
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

it("says how many the floor has room for, also where the work takes more than the planner drives", () => {
  const flows = mixedPlan.flows.map((flow) => ({ ...flow, perHour: 400 * flow.perHour }));
  const { fleet, least, limit } = size({ ...mixedPlan, flows });
  expect(least).toBeLessThanOrEqual(limits.vehicles);
  expect({ fleet, kind: limit?.kind }).toEqual({ fleet: null, kind: "parking" });
  expect(limit?.text).toContain("room for 12 vehicles");
});

it("keeps the fleet that it found where those that are smaller are far from the promise and costly", async () => {
  const asked: string[] = [];
  const { fleet, limit } = await sizeOn(mixedPlan, async (tasks) =>
    tasks.map(({ count, counts = [] }) => {
      asked.push(String(counts));
      const [tuggers = 0, forks = 0] = counts;
      const inTime = tuggers > 0 && forks > 2 ? 40 : 10;
      return {
        ...{ placed: 40, inTime, reached: 40, late: [0, 40 - inTime] },
        ...{ tries: 700_000, parked: { working: count, shutIn: null } },
      };
    }),
  );
  expect(fleet).toMatchObject([{ count: 1 }, { count: 3 }]);
  expect(limit?.text).not.toContain("smaller fleet");
  expect(asked).toContain("2,1");
});

it("has one key and one link, whether or not somebody has a count in mind", () => {
  const fleet = sizing.fleet ?? [];
  const chosen = { ...mixedPlan, choice: { ...mixedPlan.choice, fleet } };
  expect(planKey(chosen)).toBe(planKey(mixedPlan));
  expect(planKey({ ...mixedPlan, version: 1 })).toBe(planKey(mixedPlan));
  const opened = openPath(pathOf(chosen));
  expect(opened).toMatchObject({ ok: true, value: { plan: { choice: { fleet }, flows: chosen.flows } } });
});
