import { expect, test } from "vitest";
import { presets } from "../presets/presets.ts";
import { simulateTraffic } from "./simulate.ts";
import { simulateWeek } from "./week.ts";

const [preset] = presets.filter(({ plan }) => plan.work.daysPerYear <= 260);
if (!preset) throw new Error("No preset rests at the weekend.");
const { plan, times } = preset;
const count = plan.choice.count ?? 1;
const sum = (values: readonly number[]) => values.reduce((whole, value) => whole + value, 0);

test("the same plan has the same week, another seed has another", () => {
  const week = simulateWeek(plan, count, times);
  expect(simulateWeek(plan, count, times)).toEqual(week);
  expect(simulateWeek({ ...plan, seed: 2 }, count, times)).not.toEqual(week);
});

test("orders come during shifts only, as many as the mean hour says", () => {
  const { orders, wait, busy, charging } = simulateWeek(plan, count, times);
  for (const hours of [orders, wait, busy, charging]) expect(hours).toHaveLength(168);
  expect(sum(orders.slice(0, times.begins))).toBe(0);
  expect(sum(orders.slice(5 * 24))).toBe(0);
  const expected = 5 * plan.work.hoursPerDay * sum(plan.flows.map(({ perHour }) => perHour));
  /* Five standard deviations of a Poisson count. */
  expect(Math.abs(sum(orders) - expected)).toBeLessThan(5 * Math.sqrt(expected));
  expect(Math.max(...busy)).toBeLessThanOrEqual(count);
  expect(Math.max(...charging)).toBeLessThanOrEqual(count);
  expect(sum(charging)).toBeGreaterThan(0);
});

test("a week without shifts and peak has the waits of shorter runs", () => {
  const even = { ...plan, work: { ...plan.work, hoursPerDay: 24, daysPerYear: 366, peak: 1 } };
  const { orders, wait } = simulateWeek(even, count, times);
  const mean = sum(wait.map((seconds, hour) => seconds * (orders[hour] ?? 0))) / sum(orders);
  const runs = simulateTraffic({ plan: even, count, runs: 8, hours: 24, traffic: true });
  if (!runs.ok) throw new Error(runs.errors[0]?.message);
  const { low, high } = runs.value.wait.mean;
  expect(mean).toBeGreaterThan(low ?? Infinity);
  expect(mean).toBeLessThan(high ?? 0);
});
