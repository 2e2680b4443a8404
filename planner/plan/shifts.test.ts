import { expect, test } from "vitest";
import { hoursOfWeek, loadOfWeek } from "./shifts.ts";

const work = { hoursPerDay: 16, daysPerYear: 250, peak: 2, promise: { within: 300, share: 0.95 } };
const sum = (values: readonly number[]) => values.reduce((whole, value) => whole + value, 0);

test("two shifts on five days: orders from six to ten at night, Monday to Friday, as many as the mean hour says", () => {
  const week = loadOfWeek({ work }, { begins: 6, busiest: 8 });
  const worked = week.flatMap((load, hour) => (load > 0 ? [hour] : []));
  expect(worked).toHaveLength(16 * 5);
  expect([worked[0], worked.at(-1)]).toEqual([6, 4 * 24 + 21]);
  expect(sum(week)).toBeCloseTo(16 * 5, 9);
});

test("the busiest hour has the plan's peak, and the hours beside it half of its excess over the mean", () => {
  const tuesday = loadOfWeek({ work }, { begins: 6, busiest: 8 }).slice(24, 48);
  expect(tuesday.slice(7, 10)).toEqual([1.5, 2, 1.5]);
  expect(new Set(tuesday.slice(10, 22)).size).toBe(1);
});

test("a third shift ends on the next day, and the week's last on Sunday or on Monday before the first", () => {
  const six = loadOfWeek({ work: { ...work, hoursPerDay: 24, daysPerYear: 300 } }, { begins: 6, busiest: 8 });
  expect(six.findIndex((load) => load > 0)).toBe(6);
  expect(six.findLastIndex((load) => load > 0)).toBe(6 * 24 + 5);
  const seven = loadOfWeek(
    { work: { ...work, hoursPerDay: 24, daysPerYear: 366 } },
    { begins: 6, busiest: 8 },
  );
  expect(seven.filter((load) => load > 0)).toHaveLength(hoursOfWeek);
});

test("a peak that would need more than all orders leaves none for the other hours", () => {
  const week = loadOfWeek({ work: { ...work, hoursPerDay: 4, peak: 9 } }, { begins: 6, busiest: 8 });
  expect(week.slice(6, 10)).toEqual([0, 5, 9, 5]);
});
