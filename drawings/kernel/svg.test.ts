import { expect, test } from "vitest";
import { box } from "./loft.ts";
import type { Group, Scene } from "./scene.ts";
import { svg } from "./svg.ts";

const scene = (groups: readonly Group[]): Scene => ({
  width: 200,
  height: 200,
  view: { azimuth: -45, elevation: 30, scale: 40, target: [0, 0, 0], at: [100, 120] },
  pen: 1,
  ground: "ground",
  floor: [],
  groups,
});

const crate = { bodies: [box([0, 0, 0], [1, 1, 1], "shell")] };
const paths = (drawing: string) => drawing.match(/<path/g)?.length ?? 0;

test("a box shows three of its sides, and the ground", () => {
  expect(paths(svg(scene([crate])))).toBe(4);
});

test("what is hidden is not written", () => {
  const hidden = { bodies: [box([0.3, 0.3, 0.3], [0.2, 0.2, 0.2], "green")] };
  expect(svg(scene([hidden, crate]))).toBe(svg(scene([crate])));
});

test("both schemes in one drawing, or one of them alone", () => {
  expect(svg(scene([crate]))).toContain("@media (prefers-color-scheme:dark)");
  expect(svg(scene([crate]), "light")).not.toContain("@media");
});

test("the same scene is drawn the same", () => {
  expect(svg(scene([crate]))).toBe(svg(scene([crate])));
});
