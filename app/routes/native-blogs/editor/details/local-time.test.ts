import { expect, test } from "vitest";
import { fromLocalTime, toLocalTime } from "./local-time.ts";

test.each(["2026-11-21T09:30:00.000Z", "2026-07-01T23:59:00.000Z"])("%s survives the round trip", (time) => {
  expect(fromLocalTime(toLocalTime(time))).toBe(time);
});

test("an empty field is no date", () => {
  expect(toLocalTime(null)).toBe("");
  expect(fromLocalTime("")).toBeNull();
});
