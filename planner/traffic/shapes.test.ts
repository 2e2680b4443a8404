import { expect, it } from "vitest";
import { presets } from "../presets/presets.ts";
import { laidOut } from "./ask.ts";
import { findConflicts, obstacle, rectangle, type Shape } from "./shapes.ts";

const along = { ux: 1, uy: 0 };
const square = (x: number) => rectangle({ x, y: 0 }, along, 500, 500);

it.each(presets)("gives shapes one area exactly where they have the same conflicts: $name", ({ plan }) => {
  const layout = laidOut(plan, plan.choice.count ?? 1);
  const { shapes, areas } = "room" in layout ? { shapes: [], areas: -1 } : layout.network;
  const found = new Map<string, Shape[]>();
  for (const shape of shapes) {
    const near = shape.conflicts.map(({ id }) => id).toSorted((a, b) => a - b);
    found.set(`${near}`, [...(found.get(`${near}`) ?? []), shape]);
  }
  expect(areas).toBe(found.size);
  expect(areas).toBeLessThan(shapes.length);
  expect(new Set(shapes.map(({ area }) => area)).size).toBe(areas);
  for (const alike of found.values()) expect(new Set(alike.map(({ area }) => area)).size).toBe(1);
});

it("tells shapes apart of which a door holds only one", () => {
  const [left, right] = [square(0), square(800)];
  const door = rectangle({ x: 1550, y: 0 }, along, 200, 500);
  expect(findConflicts([left, right])).toBe(1);
  expect(findConflicts([square(0), square(800)], [door])).toBe(2);
  expect(obstacle(door, [left, right]).conflicts).toEqual([right]);
});

it("holds an area once for all of its shapes", () => {
  const shapes = [square(0), square(800), square(1600)];
  expect(findConflicts(shapes)).toBe(3);
  expect(shapes.map(({ near }) => [...near])).toEqual([
    [0, 0, 0, 1, 0, 0],
    [1, 0, 0, 0, 0, 0, 2, 0, 0],
    [2, 0, 0, 1, 0, 0],
  ]);
});
