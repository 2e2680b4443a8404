import { expect, it } from "vitest";
import { digest } from "./digest.ts";
import { random } from "./random.ts";
import { estimate, quantile } from "./statistics.ts";
import { tQuantile } from "./student.ts";

it.each([
  [1, 12.7062047364],
  [2, 4.30265272975],
  [3, 3.18244630528],
  [9, 2.2621571628],
  [29, 2.04522964213],
  [120, 1.97993040508],
  [1999, 1.96115142066],
])("Student's t with %d degrees of freedom is the tables'", (freedom, t) => {
  expect(tQuantile(freedom)).toBeCloseTo(t, 8);
});

it("an interval over runs holds the true mean in 95 % of cases", () => {
  const stream = random(3);
  const cases = 4000;
  let held = 0;
  for (let each = 0; each < cases; each++) {
    const runs = Array.from({ length: 10 }, () => stream.fraction() + stream.fraction() + stream.fraction());
    const { low, high } = estimate(runs);
    if (low !== null && high !== null && low <= 1.5 && high >= 1.5) held++;
  }
  expect(held / cases).toBeGreaterThan(0.94);
  expect(held / cases).toBeLessThan(0.96);
});

it("no runs have no mean, and one has no interval", () => {
  expect(estimate([])).toEqual({ mean: null, low: null, high: null });
  expect(estimate([4])).toEqual({ mean: 4, low: null, high: null });
});

it("quantiles lie between order statistics", () => {
  expect(quantile(Float64Array.of(1, 2, 3, 5), 0.5)).toBe(2.5);
  expect(quantile(Float64Array.of(7), 0.95)).toBe(7);
});

it("a digest differs where a letter does", () => {
  const digests = new Set(Array.from({ length: 10_000 }, (_, index) => digest(`{"seed":${index}}`)));
  expect(digests.size).toBe(10_000);
  expect(digest("")).toMatch(/^[0-9a-f]{16}$/);
});
