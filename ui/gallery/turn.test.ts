import { expect, test } from "vitest";
import { isFar, turn } from "./turn.ts";

test("It goes on by one, and back by one", () => {
  expect(turn(0, 1, 5)).toBe(1);
  expect(turn(3, -1, 5)).toBe(2);
});

test("It wraps at both ends", () => {
  expect(turn(4, 1, 5)).toBe(0);
  expect(turn(0, -1, 5)).toBe(4);
  expect(turn(0, 1, 1)).toBe(0);
});

test("Neighbours are near, across the ends too", () => {
  expect([0, 1, 2, 3, 4].filter((index) => isFar(index, 0, 5))).toEqual([2, 3]);
  expect([0, 1].filter((index) => isFar(index, 1, 2))).toEqual([]);
});
