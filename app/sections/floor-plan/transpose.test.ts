import { expect, test } from "vitest";
import { taskPages } from "#content/tasks/task-pages.ts";
import { floorRunOf } from "./floor-run.ts";
import { transpose } from "./transpose.ts";

test("Transposing twice restores the plan", () => {
  for (const { path, plan } of taskPages) {
    const { label, places, ways, stops } = plan;
    const { vehicles, bays } = floorRunOf(path, plan);
    const drawn = { label, places, ways, stops, vehicles, bays };
    expect(transpose(transpose(drawn))).toEqual(drawn);
  }
});

test("Every plan has a stop for each step, and all of it lies within its walls", () => {
  for (const { path, plan, steps } of taskPages) {
    expect(plan.stops.length, path).toBe(steps.length);
    const vehicles = floorRunOf(path, plan).vehicles.map(({ at }) => at);
    for (const [x, y] of [...plan.stops, ...vehicles, ...plan.ways.flat()]) {
      expect(x > 0 && x < 1200 && y > 0 && y < 600, `${path}: ${x} ${y}`).toBe(true);
    }
  }
});
