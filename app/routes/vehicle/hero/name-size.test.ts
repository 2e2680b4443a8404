import { expect, test } from "vitest";
import { nameSize } from "./name-size.ts";

test("A short name is as large as the line above it", () => {
  expect(nameSize("Fork")).toBe(9);
});

test("A long name stays within its half", () => {
  const size = nameSize("Single Conveyor");
  expect(size).toBeLessThan(5);
  expect(size * "Single Conveyor".length * 0.56).toBeLessThanOrEqual(41);
});
