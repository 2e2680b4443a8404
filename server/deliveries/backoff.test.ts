import fc from "fast-check";
import { expect, test } from "vitest";
import { nextAttempt } from "./backoff.ts";

const hours = 3_600_000;
const first = new Date("2026-11-21T10:00:00Z");

test("the next attempt lies ahead, at most 4 hours, and never beyond 72 hours after the first", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1000 }),
      fc.integer({ min: 0, max: 72 * hours - 1 }),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (attempts, passed, jitter) => {
        const now = new Date(first.getTime() + passed);
        const next = nextAttempt(attempts, first, now, () => jitter);
        expect(next?.getTime()).toBeGreaterThan(now.getTime());
        expect(next?.getTime()).toBeLessThanOrEqual(
          Math.min(now.getTime() + 4 * hours, first.getTime() + 72 * hours),
        );
      },
    ),
  );
});

test("after 72 hours it is given up", () => {
  expect(nextAttempt(5, first, new Date(first.getTime() + 72 * hours), () => 0)).toBeNull();
});

test("jitter shortens a pause by up to a quarter", () => {
  const pause = (jitter: number) =>
    (nextAttempt(3, first, first, () => jitter)?.getTime() ?? 0) - first.getTime();
  expect([pause(0), pause(0.5), pause(0.9999)].map(Math.round)).toEqual([120_000, 105_000, 90_003]);
});
