import { expect, test } from "vitest";
import { nextTab } from "./next-tab.ts";

test.each([
  ["ArrowRight", 0, 1],
  ["ArrowRight", 2, 0],
  ["ArrowDown", 1, 2],
  ["ArrowLeft", 0, 2],
  ["ArrowUp", 2, 1],
  ["Home", 2, 0],
  ["End", 0, 2],
  [" ", 1, 1],
  ["a", 1, undefined],
])("%s from tab %i of three leads to %s", (key, current, next) => {
  expect(nextTab(key, current, 3)).toBe(next);
});
