import { describe, expect, it } from "vitest";
import { looks } from "../sizing/trials.ts";
import { digest } from "./digest.ts";
import { random } from "./random.ts";
import { estimate, estimatePooledShare, estimateShare, expected, quantile } from "./statistics.ts";
import { integratedQuantile, tQuantile } from "./student.ts";

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

it("quantiles that are kept are bit for bit those that are computed", () => {
  for (const runs of looks) {
    const freedom = runs - 1 + expected.freedom;
    expect(tQuantile(freedom)).toBe(integratedQuantile(freedom));
  }
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

describe("a share over runs", () => {
  /* Now and then a run has a burst of late orders. */
  it.each([
    [0.01, 4],
    [0.1, 6],
    [0.5, 20],
  ])("of which a burst spoils %d to %d orders lies in its interval in 95 %% of cases", (often, longest) => {
    const stream = random(11);
    const [cases, of] = [1500, 100];
    let held = 0;
    for (let each = 0; each < cases; each++) {
      const runs = Array.from({ length: 30 }, () => {
        const isSpoilt = stream.fraction() < often;
        return { part: of - (isSpoilt ? 1 + Math.floor(stream.fraction() * longest) : 0), of };
      });
      const { low, high } = estimateShare(runs);
      const truth = 1 - (often * (1 + longest)) / 2 / of;
      if (low !== null && high !== null && low <= truth && truth <= high) held++;
    }
    expect(held / cases).toBeGreaterThan(0.93);
  });

  it("is never below 0 or above 1, and contains its mean", () => {
    expect(estimateShare([])).toEqual({ mean: null, low: null, high: null });
    expect(estimateShare([{ part: 3, of: 4 }])).toEqual({ mean: 0.75, low: null, high: null });
    const all = estimateShare(Array.from({ length: 30 }, () => ({ part: 40, of: 40 })));
    expect(all).toMatchObject({ mean: 1, high: 1 });
    /* If three in a hundred came late, 1,200 orders might still, rarely, show none. */
    expect(all.low).toBeCloseTo(0.983, 2);
    expect(
      estimateShare([
        { part: 0, of: 9 },
        { part: 1, of: 1 },
      ]).mean,
    ).toBe(0.5);
    expect(
      estimateShare([
        { part: 0, of: 9 },
        { part: 0, of: 2 },
      ]).low,
    ).toBe(0);
  });
});

describe("a pooled share of hours with so many orders each, of which now and then many are late", () => {
  /* In such a share of the hours an order is late with a chance up to `most`. */
  it.each([
    [12, 0.2, 0.3],
    [30, 0.2, 0.2],
    [30, 0.1, 0.3],
    [60, 0.3, 0.3],
  ])(
    "lies in its interval in 93 to 97 of 100 cases: %d orders, in %d of the hours up to %d late",
    (of, often, most) => {
      const stream = random(5);
      const cases = 2000;
      const truth = 1 - (often * most) / 2;
      let held = 0;
      for (let each = 0; each < cases; each++) {
        const runs = Array.from({ length: 24 }, () => {
          const chance = stream.fraction() < often ? stream.fraction() * most : 0;
          return {
            part: Array.from({ length: of }, () => stream.fraction()).filter((x) => x >= chance).length,
            of,
          };
        });
        const { low, high } = estimatePooledShare(runs);
        if (low !== null && high !== null && low <= truth && truth <= high) held++;
      }
      expect(held / cases).toBeGreaterThan(0.93);
      expect(held / cases).toBeLessThan(0.97);
    },
  );
});

it("a pooled share counts each order once, so hours with more orders weigh more", () => {
  const runs = [
    { part: 30, of: 40 },
    { part: 20, of: 20 },
  ];
  expect(estimateShare(runs).mean).toBe(0.875);
  expect(estimatePooledShare(runs).mean).toBeCloseTo(50 / 60, 12);
  expect(estimatePooledShare([])).toEqual({ mean: null, low: null, high: null });
});

it("no runs have no mean, and one has no interval", () => {
  expect(estimate([])).toEqual({ mean: null, low: null, high: null });
  expect(estimate([4])).toEqual({ mean: 4, low: null, high: null });
});

it("quantiles lie between order statistics", () => {
  expect(quantile(Float64Array.of(1, 2, 3, 5), 0.5)).toBe(2.5);
  expect(quantile(Float64Array.of(7), 0.95)).toBe(7);
});

it("a digest changes with a single character", () => {
  const digests = new Set(Array.from({ length: 10_000 }, (_, index) => digest(`{"seed":${index}}`)));
  expect(digests.size).toBe(10_000);
  expect(digest("")).toMatch(/^[0-9a-f]{16}$/);
});
