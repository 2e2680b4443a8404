import fc from "fast-check";
import { expect, test } from "vitest";
import { afterOneWorkingDay, oneWorkingDayBefore } from "./working-day.ts";

/* The office works Monday to Friday, 09:00 to 18:00 at UTC+5:30. */
test.each([
  ["at work, until the same time of the next day", "2026-11-16T10:00:00Z", "2026-11-17T10:00:00Z"],
  ["on Friday, until Monday", "2026-11-20T10:00:00Z", "2026-11-23T10:00:00Z"],
  ["before work, until it ends", "2026-11-16T02:00:00Z", "2026-11-16T12:30:00Z"],
  ["after hours, until the next day's end", "2026-11-16T15:00:00Z", "2026-11-17T12:30:00Z"],
  ["on Friday after hours, until Monday's end", "2026-11-20T12:30:00Z", "2026-11-23T12:30:00Z"],
  ["at the weekend, until Monday's end", "2026-11-21T23:59:00Z", "2026-11-23T12:30:00Z"],
])("one working day: %s", (_, from, until) => {
  expect(afterOneWorkingDay(new Date(from))).toEqual(new Date(until));
});

test("what is due by now is exactly what came before the bound", () => {
  const time = fc.date({ min: new Date("2026-01-01"), max: new Date("2027-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(time, fc.integer({ min: 0, max: 10 * 24 * 3_600_000 }), (now, age) => {
      const came = new Date(now.getTime() - age);
      const isDue = afterOneWorkingDay(came) <= now;
      expect(came <= oneWorkingDayBefore(now)).toBe(isDue);
    }),
    { numRuns: 5000 },
  );
});
