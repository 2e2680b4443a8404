import { expect, test } from "vitest";
import { taskPages } from "#content/task-pages.ts";
import { transpose } from "./transpose.ts";

test("Twice upright is as it was", () => {
  for (const { plan } of taskPages) expect(transpose(transpose(plan))).toEqual(plan);
});

test("Every plan has a stop for each step, and all of it lies within its walls", () => {
  for (const { path, plan, steps } of taskPages) {
    expect(plan.stops.length, path).toBe(steps.length);
    for (const [x, y] of [...plan.stops, ...plan.vehicles, ...plan.ways.flat()]) {
      expect(x > 0 && x < 1200 && y > 0 && y < 600, `${path}: ${x} ${y}`).toBe(true);
    }
  }
});
