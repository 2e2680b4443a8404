import { expect, test } from "vitest";
import photographs from "../pictures/photographs.json" with { type: "json" };
import { hotspots } from "./hotspots.ts";

test("thirteen hotspots, one for each point that the warehouse's photograph names", () => {
  const marks = Object.keys(photographs.warehouse.points);
  expect(hotspots).toHaveLength(13);
  expect(hotspots.map(({ id }) => id.replace("-", " ")).sort()).toEqual([...marks].sort());
});

test.each(hotspots)("$label lies within the picture", ({ position: { top, left } }) => {
  for (const place of [top, left]) {
    expect(place).toBeGreaterThan(2);
    expect(place).toBeLessThan(98);
  }
});
