import { expect, test } from "vitest";
import { vehicles } from "#vehicles/index.ts";
import { home } from "../frame/home.ts";
import { countFirst, countWord } from "./count-word.ts";
import { vehicleCount } from "./counts.ts";

test.each([
  [5, "five", "Five"],
  [6, "six", "Six"],
  [7, "seven", "Seven"],
  [13, "13", "13"],
])("%i is written %s, and %s at a beginning", (count, within, first) => {
  expect(countWord(count)).toBe(within);
  expect(countFirst(count)).toBe(first);
});

test("sentences count the vehicles that there are", () => {
  expect(vehicleCount).toBe(countWord(vehicles.length));
  expect(home.vehicles.headline).toBe(`${countFirst(vehicles.length)} vehicles. One fleet.`);
});
