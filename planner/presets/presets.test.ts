import { expect, it } from "vitest";
import { caseStudies } from "#content/case-studies.ts";
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
    /* tests/integration/case-studies.test.ts holds it to the sizing, the smallest fleet that keeps the busiest hour. */
    expect(count).toBeLessThanOrEqual((vehicles.peak ?? 0) + 3);
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
