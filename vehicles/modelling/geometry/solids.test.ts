import type { BufferGeometry } from "three";
import { Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { octagon, rectangle } from "./contour.ts";
import { cylinder, ring } from "./lathe.ts";
import { box, slab } from "./loft.ts";
import { withQuality } from "./quality.ts";

/** Volume by the divergence theorem: positive only if triangles face outwards. */
function volume(geometry: BufferGeometry): number {
  const { position } = geometry.attributes;
  const index = geometry.index;
  if (!position || !index) throw new Error("A solid needs positions and an index.");
  const at = (i: number) => new Vector3().fromBufferAttribute(position, index.getX(i));
  let sum = 0;
  for (let i = 0; i < index.count; i += 3) sum += at(i).dot(at(i + 1).cross(at(i + 2))) / 6;
  return sum;
}

describe("solids are closed and turned the right way out", () => {
  it.each([
    ["box", box(2, 1, 3, 0.01), 6],
    ["plain box", withQuality(0.1, () => box(2, 1, 3)), 6],
    ["slab along x", slab(rectangle(2, 3, 0.01), 0, 1, 0.005, "x"), 6],
    ["slab along z", slab(rectangle(2, 3, 0.01), 0, 1, 0.005, "z"), 6],
    ["octagon", slab(octagon(-1, 1, 2, 0.5, 0.001), 0, 1, 0.001), 3.5],
    ["cylinder", cylinder(1, 0, 2, 0.001, { around: 200 }), 2 * Math.PI],
    ["ring", ring(1, 2, 0, 1, 0.001, { around: 200 }), 3 * Math.PI],
  ] as const)("%s", (_, geometry, expected) => {
    expect(volume(geometry) / expected).toBeCloseTo(1, 1);
  });
});
