import { expect, test } from "vitest";
import { shots } from "../studio/shots/shots.ts";
import { hotspots } from "./hotspots.ts";

test("thirteen hotspots, one for each point that the studio marks on its warehouse", () => {
  const marks = shots.find(({ name }) => name === "warehouse")?.marks ?? [];
  expect(hotspots).toHaveLength(13);
  expect(hotspots.map(({ id }) => id.replace("-", " ")).sort()).toEqual([...marks].sort());
});

test.each(hotspots)("$label lies within the picture", ({ position: { top, left } }) => {
  for (const place of [top, left]) {
    expect(place).toBeGreaterThan(2);
    expect(place).toBeLessThan(98);
  }
});
