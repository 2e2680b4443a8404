import { expect, it } from "vitest";
import { boxWith } from "./box.ts";

const floor = (x: number) => ({
  places: [
    { id: "a", x: 0, y: 0 },
    { id: "b", x, y: 0 },
  ],
  lanes: [],
});

it("the drawing keeps its scale while its places are in sight, and grows where one would not be", () => {
  const begin = boxWith(floor(10_000));
  expect(boxWith(floor(12_000), begin)).toBe(begin);
  const grown = boxWith(floor(20_000), begin);
  expect(grown.x + grown.width).toBeGreaterThanOrEqual(24_000);
  expect(grown.x).toBeLessThanOrEqual(begin.x);
  expect(boxWith(floor(10_000), grown)).toBe(grown);
});
