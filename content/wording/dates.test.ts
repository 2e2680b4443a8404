import { expect, test } from "vitest";
import { longDate } from "./dates.ts";

test("A date is written out, whatever the machine's time zone", () => {
  expect(longDate("2026-10-14")).toBe("14 October 2026");
  expect(longDate("2027-01-01T23:59:00+05:30")).toBe("1 January 2027");
});
