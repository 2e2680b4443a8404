import { describe, expect, it } from "vitest";
import { presets } from "#planner/presets/presets.ts";
import type { Box, EquipmentKind } from "./plant.ts";
import { plantOf } from "./plants.ts";

const solid: readonly EquipmentKind[] = ["rack", "machine", "table"];
const outside: readonly EquipmentKind[] = ["trailer", "dock"];

describe.each(presets)("the plant around $id", ({ id, plan }) => {
  const plant = plantOf(id);
  if (!plant) throw new Error(`content/tasks/plants/plants.ts has no "${id}".`);
  const { hall, things, names, walls = [], doors = [] } = plant;
  const at = new Map(plan.places.map(({ id, x, y }) => [id, [x / 1000, y / 1000] as const]));
  const bands = plan.lanes.map(({ from, to, width = 0 }) => {
    const [[x1, y1], [x2, y2]] = [at.get(from) ?? [0, 0], at.get(to) ?? [0, 0]];
    const half = width / 2000;
    const corner = [Math.min(x1, x2) - half, Math.min(y1, y2) - half] as const;
    return [...corner, Math.abs(x2 - x1) + 2 * half, Math.abs(y2 - y1) + 2 * half] as const;
  });

  it("leaves every lane free: racks, machines and tables stand beside it, and walls have openings", () => {
    const inTheWay = things.filter(
      ([kind, ...box]) => solid.includes(kind) && bands.some((band) => overlap(band, box)),
    );
    expect(inTheWay).toEqual([]);
    const crossed = walls.filter(([[x1, y1], [x2, y2]]) =>
      bands.some((band) => overlap(band, [Math.min(x1, x2), Math.min(y1, y2), x2 - x1 + 0.01, y2 - y1])),
    );
    expect(crossed).toEqual([]);
  });

  it("has its lanes, its equipment and its names within the hall, but for what stands in the yard", () => {
    const indoors = things.flatMap(([kind, ...box]) => (outside.includes(kind) ? [] : [box]));
    expect([...bands, ...indoors].filter((box) => !within(hall, box))).toEqual([]);
    expect(names.length).toBeGreaterThanOrEqual(4);
  });

  it("has a door wherever the plan's lane has one", () => {
    expect(doors).toHaveLength(plan.lanes.filter(({ door }) => door).length);
  });
});

/** What overlaps by no more stands beside the other, m. */
const touch = 0.001;

const overlap = ([ax, ay, aw, ad]: Box, [bx, by, bw, bd]: Box) =>
  ax < bx + bw - touch && bx < ax + aw - touch && ay < by + bd - touch && by < ay + ad - touch;

const within = ([x, y, width, depth]: Box, [bx, by, bw, bd]: Box) =>
  bx >= x && by >= y && bx + bw <= x + width + 1e-9 && by + bd <= y + depth + 1e-9;
