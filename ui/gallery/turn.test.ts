import { expect, test } from "vitest";
import { turn } from "./turn.ts";

test("It goes on by one, and back by one", () => {
  expect(turn(0, 1, 5)).toBe(1);
  expect(turn(3, -1, 5)).toBe(2);
});

test("It wraps at both ends", () => {
  expect(turn(4, 1, 5)).toBe(0);
  expect(turn(0, -1, 5)).toBe(4);
  expect(turn(0, 1, 1)).toBe(0);
});
