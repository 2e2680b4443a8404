import { expect, test } from "vitest";
import { splitByTime } from "./split-by-time.ts";

const event = (id: string, day: string) => ({
  id,
  start: `${day}T10:00:00+05:30`,
  end: `${day}T16:00:00+05:30`,
});
const events = [event("c", "2027-03-09"), event("a", "2026-06-16"), event("b", "2026-10-06")];
const at = (time: string) => {
  const { coming, past } = splitByTime(events, Date.parse(time));
  return [coming.map(({ id }) => id), past.map(({ id }) => id)];
};

test("Events are split by their end, each part with the nearest first", () => {
  expect(at("2026-11-21T00:00:00Z")).toEqual([["c"], ["b", "a"]]);
  expect(at("2026-01-01T00:00:00Z")).toEqual([["a", "b", "c"], []]);
});

test("An event that is running is still to come", () => {
  expect(at("2026-10-06T10:00:00Z")).toEqual([["b", "c"], ["a"]]);
  expect(at("2026-10-06T10:31:00Z")).toEqual([["c"], ["b", "a"]]);
});
