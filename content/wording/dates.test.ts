import { expect, test } from "vitest";
import { hoursOf, longDate, longDates } from "./dates.ts";

test("A date is written out, whatever the machine's time zone", () => {
  expect(longDate("2026-10-14")).toBe("14 October 2026");
  expect(longDate("2027-01-01T23:59:00+05:30")).toBe("1 January 2027");
});

test("an event's dates are all of its days", () => {
  const start = "2027-03-09T09:00:00+01:00";
  expect(longDates({ start, end: "2027-03-09T18:00:00+01:00" })).toBe("9 March 2027");
  expect(longDates({ start, end: "2027-03-11T18:00:00+01:00" })).toBe("9–11 March 2027");
});

test("an event's hours are those of its start and its end, by the clock of its place", () => {
  const start = "2027-03-09T09:00:00+01:00";
  expect(hoursOf({ start, end: "2027-03-09T18:00:00+01:00", zone: "CET" })).toBe("09:00 to 18:00 (CET)");
  expect(hoursOf({ start, end: "2027-03-11T18:00:00+01:00", zone: "CET" })).toBe(
    "09:00 to 18:00 each day (CET)",
  );
});
