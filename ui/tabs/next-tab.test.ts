import { expect, test } from "vitest";
import { nextTab } from "./next-tab.ts";

test.each([
  ["ArrowRight", false, 0, 1],
  ["ArrowRight", false, 2, 0],
  ["ArrowRight", true, 0, undefined],
  ["ArrowDown", true, 1, 2],
  ["ArrowDown", false, 1, undefined],
  ["ArrowLeft", false, 0, 2],
  ["ArrowLeft", true, 0, undefined],
  ["ArrowUp", true, 2, 1],
  ["ArrowUp", false, 2, undefined],
  ["Home", false, 2, 0],
  ["End", true, 0, 2],
  [" ", false, 1, 1],
  ["a", false, 1, undefined],
])("%s (vertical: %s) from tab %i of three leads to %s", (key, vertical, current, next) => {
  expect(nextTab(key, vertical, current, 3)).toBe(next);
});
