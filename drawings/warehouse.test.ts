import { expect, test } from "vitest";
import { hotspots } from "../content/hotspots.ts";
import { landmarkPlace, landmarks } from "./scenes/warehouse.ts";

test("thirteen hotspots, one for each landmark of the warehouse", () => {
  expect(hotspots).toHaveLength(13);
  expect(hotspots.map(({ id }) => id).sort()).toEqual(Object.keys(landmarks).sort());
});

test.each(hotspots)("the hotspot $label lies on its landmark", ({ id, position }) => {
  const place = landmarkPlace(id);
  expect(Math.abs(position.left - place.left)).toBeLessThanOrEqual(0.1);
  expect(Math.abs(position.top - place.top)).toBeLessThanOrEqual(0.1);
});
