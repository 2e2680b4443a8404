import { expect, it } from "vitest";
import { caseStudies } from "#content/tasks/case-studies.ts";
import { findListed } from "#vehicles/index.ts";
import { kindsOf } from "../choose.ts";
import { fitVehicles } from "../fit/fit.ts";
import { bounds } from "../flow/bounds.ts";
import type { Plan } from "../plan/plan.ts";
import { loadOfWeek } from "../plan/shifts.ts";
import { runnerOf } from "../sizing/busiest-hour.ts";
import { layoutFor } from "../traffic/ask.ts";
import { caseStudyPresets, presets } from "./presets.ts";

it("first come those of the case studies, in the same order, then mixes of two kinds with a tour among them", () => {
  const studies: string[] = caseStudies.map(({ id }) => id);
  const named = caseStudyPresets.map(({ id }) => id);
  expect(named).toEqual(studies.filter((id) => named.includes(id)));
  expect(named.length).toBeGreaterThan(3);
  const mixes = presets.slice(named.length);
  for (const { id, plan } of mixes) expect(kindsOf(plan).length, id).toBe(2);
  if (findListed("agvTugger"))
    expect(mixes.some(({ plan }) => plan.flows.some(({ tour }) => tour))).toBe(true);
});

it.each(presets.map(({ id, plan }) => [id, plan] as const))(
  "%s: its vehicles take the job, and as many as it says are enough",
  (_, plan) => {
    const counts = countsOf(plan);
    for (const [kind, { vehicle, plan: own }] of kindsOf(plan).entries()) {
      const chosen = fitVehicles(own).vehicles.find(({ product }) => product === vehicle.product);
      expect(chosen?.reasons.filter(({ verdict }) => verdict === "no")).toEqual([]);
      expect(counts[kind]).toBeGreaterThanOrEqual(bounds(own).vehicles.expected ?? 0);
    }
    expect(inTime(plan, counts)).toBeGreaterThanOrEqual(plan.work.promise.share - 0.03);
    for (const fewer of oneLess(counts)) expect(inTime(plan, fewer)).toBeLessThan(plan.work.promise.share);
  },
);

it.each(presets)("$id: its busiest hour is one of its shifts", ({ plan, times }) => {
  const { hoursPerDay, peak } = plan.work;
  expect((times.busiest - times.begins + 24) % 24).toBeLessThan(hoursPerDay);
  expect(Math.max(...loadOfWeek(plan, times))).toBe(peak);
});

it.each(presets.map(({ id, plan }) => [id, plan] as const))(
  "%s: its floor parks one vehicle more than it asks for, of either kind",
  (_, plan) => {
    const counts = countsOf(plan);
    for (const kind of counts.keys()) {
      const more = counts.map((count, at) => (at === kind ? count + 1 : count));
      expect(layoutFor(plan, more.length > 1 ? more : (more[0] ?? 0)).ok).toBe(true);
    }
  },
);

/** The vehicles of each kind that a plan asks for. */
const countsOf = ({ choice }: Plan): number[] =>
  choice.fleet?.map(({ count }) => count) ?? [choice.count ?? 0];

const oneLess = (counts: readonly number[]) =>
  counts.map((_, kind) => counts.map((count, at) => (at === kind ? count - 1 : count)));

/** The share in time of the busiest hour's orders, over sixteen runs of it. */
function inTime(plan: Plan, counts: readonly number[]) {
  const runTask = runnerOf(plan);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const tallies = Array.from({ length: 16 }, (_, run) =>
    runTask({ count: total, run, ...(counts.length > 1 && { counts }) }),
  );
  const sum = (key: "inTime" | "placed") =>
    tallies.reduce((all, tally) => all + ("placed" in tally ? tally[key] : 0), 0);
  return sum("inTime") / sum("placed");
}
