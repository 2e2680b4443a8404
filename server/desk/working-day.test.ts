import fc from "fast-check";
import { expect, test } from "vitest";
import { afterOneWorkingDay, oneWorkingDayBefore } from "./working-day.ts";

test.each([
  ["Monday to Tuesday", "2026-11-16T15:00:00Z", "2026-11-17T15:00:00Z"],
  ["Friday to Monday", "2026-11-20T15:00:00Z", "2026-11-23T15:00:00Z"],
  ["Saturday to the end of Monday", "2026-11-21T03:00:00Z", "2026-11-24T00:00:00Z"],
  ["Sunday to the end of Monday", "2026-11-22T23:59:00Z", "2026-11-24T00:00:00Z"],
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
