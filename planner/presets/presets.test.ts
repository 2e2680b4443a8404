import { expect, it } from "vitest";
import { caseStudies } from "#content/tasks/case-studies.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { runnerOf } from "#planner/sizing/busiest-hour.ts";
import { fitVehicles } from "../fit/fit.ts";
import { bounds } from "../flow/bounds.ts";
import { loadOfWeek } from "../plan/shifts.ts";
import { layoutFor } from "../traffic/ask.ts";
import { presets } from "./presets.ts";

it("each belongs to a case study, in the same order", () => {
  const studies: string[] = caseStudies.map(({ id }) => id);
  const named = presets.map(({ caseStudy }) => caseStudy);
  expect(named).toEqual(studies.filter((id) => named.includes(id)));
  expect(named.length).toBeGreaterThan(3);
});

it.each(presets.map(({ caseStudy, plan }) => [caseStudy, plan] as const))(
  "%s: its vehicle takes the job, and as many as it says are enough",
  (_, plan) => {
    const { vehicle, count = 0 } = plan.choice;
    const chosen = fitVehicles(plan).vehicles.find(({ product }) => product === vehicle);
    expect(chosen?.reasons.filter(({ verdict }) => verdict === "no")).toEqual([]);
    const { vehicles } = bounds(plan);
    expect(count).toBeGreaterThanOrEqual(vehicles.expected ?? 0);
    expect(inTime(plan, count)).toBeGreaterThanOrEqual(plan.work.promise.share - 0.03);
    expect(inTime(plan, count - 1)).toBeLessThan(plan.work.promise.share);
  },
);

it.each(presets)("$caseStudy: its busiest hour is one of its shifts", ({ plan, times }) => {
  const { hoursPerDay, peak } = plan.work;
  expect((times.busiest - times.begins + 24) % 24).toBeLessThan(hoursPerDay);
  expect(Math.max(...loadOfWeek(plan, times))).toBe(peak);
});

it.each(presets.map(({ caseStudy, plan }) => [caseStudy, plan] as const))(
  "%s: its floor parks one vehicle more than it asks for",
  (_, plan) => {
    expect(layoutFor(plan, (plan.choice.count ?? 0) + 1).ok).toBe(true);
  },
);

/** The share in time of the busiest hour's orders, over sixteen runs of it. */
function inTime(plan: Plan, count: number) {
  const runTask = runnerOf(plan);
  const tallies = Array.from({ length: 16 }, (_, run) => runTask({ count, run }));
  const sum = (key: "inTime" | "placed") =>
    tallies.reduce((all, tally) => all + ("placed" in tally ? tally[key] : 0), 0);
  return sum("inTime") / sum("placed");
}
