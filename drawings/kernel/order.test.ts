import { describe, expect, test } from "vitest";
import { camera } from "./camera.ts";
import { box } from "./loft.ts";
import { backToFront, hull, overlap } from "./order.ts";
import { corners, mapOutline } from "./outline.ts";
import type { Vector } from "./vector.ts";

const eye = camera({ azimuth: -45, elevation: 30, scale: 100, target: [0, 0, 0], at: [0, 0] });

function placed(name: string, low: Vector, size: Vector) {
  const solid = box(low, size, "shell");
  const points = solid.faces.flatMap((face) => corners(mapOutline(face.outline, eye.project)));
  return { name, ...solid, hull: hull(points) };
}

const sorted = (...items: ReturnType<typeof placed>[]) =>
  backToFront(items, eye.toEye).map(({ name }) => name);

describe("painting from back to front", () => {
  test("what stands nearer to the eye comes later, however the list begins", () => {
    const near = placed("near", [0, -1.2, 0], [1, 1, 1]);
    const far = placed("far", [0, 0, 0], [1, 1, 1]);
    expect(sorted(near, far)).toEqual(["far", "near"]);
    expect(sorted(far, near)).toEqual(["far", "near"]);
  });

  test("what lies on something comes after it", () => {
    const load = placed("load", [0.2, 0.2, 1], [0.5, 0.5, 0.5]);
    expect(sorted(load, placed("table", [0, 0, 0], [1, 1, 1]))).toEqual(["table", "load"]);
  });

  test("of two that share space the later one lies in front", () => {
    const body = placed("body", [0, 0, 0], [1, 1, 1]);
    expect(sorted(body, placed("collar", [-0.1, -0.1, 0.4], [1.2, 1.2, 0.2]))).toEqual(["body", "collar"]);
  });

  test("a long body before a row of short ones sorts all of them", () => {
    const row = [0, 1, 2].map((x) => placed(`post ${x}`, [x * 2, 1, 0], [0.2, 0.2, 2]));
    const rail = placed("rail", [-1, 0, 0], [7, 0.1, 1]);
    expect(sorted(rail, ...row).at(-1)).toBe("rail");
  });
});

test("shapes that only share an edge do not overlap", () => {
  const square = (x: number) =>
    [
      [x, 0],
      [x + 10, 0],
      [x + 10, 10],
      [x, 10],
    ] as const;
  expect(overlap(square(0), square(10))).toBe(false);
  expect(overlap(square(0), square(6))).toBe(true);
});
