import fc from "fast-check";
import { expect, test } from "vitest";
import { nextPause } from "./backoff.ts";

const hours = 3_600_000;

test("the next attempt lies ahead, at most 4 hours, and never beyond 72 hours of waiting", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1000 }),
      fc.integer({ min: 0, max: 72 * hours - 1 }),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (attempts, waited, jitter) => {
        const pause = nextPause(attempts, waited, () => jitter);
        expect(pause).toBeGreaterThan(0);
        expect(pause).toBeLessThanOrEqual(Math.min(4 * hours, 72 * hours - waited));
      },
    ),
  );
});

test("after 72 hours of waiting it is given up", () => {
  expect(nextPause(5, 72 * hours, () => 0)).toBeNull();
});

test("jitter shortens a pause by up to a quarter", () => {
  const pauses = [0, 0.5, 0.9999].map((jitter) => nextPause(3, 0, () => jitter));
  expect(pauses).toEqual([120_000, 105_000, 90_003]);
});
