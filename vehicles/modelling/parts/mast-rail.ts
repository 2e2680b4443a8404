import type { BufferGeometry, Material } from "three";
import { contour } from "../geometry/contour.ts";
import { box, slab } from "../geometry/loft.ts";
import type { Part } from "../geometry/part.ts";
import type { Kit } from "../kit.ts";

export type MastSize = {
  /** x of the mast's middle; the rails open towards the forks */
  x: number;
  /** distance from the middle to each rail */
  spread: number;
  foot: number;
  top: number;
};

/** A rail pair with cross members: one stage of a mast. */
export function mastStage(
  { materials: m }: Kit,
  part: Part,
  size: MastSize,
  rail: { width: number; depth: number },
  colour: Material = m.graphite,
): void {
  const shape = channel(rail.depth, rail.width, size.foot, size.top);
  const turned = shape.clone().rotateY(Math.PI);
  part.add(colour, shape, [size.x, 0, size.spread]);
  part.add(colour, turned, [size.x, 0, -size.spread]);
  const width = size.spread * 2 + rail.width;
  for (const y of [size.foot + 0.06, size.top - 0.05])
    part.add(colour, box(0.05, 0.1, width, 0.008), [size.x + rail.depth / 2 - 0.025, y, 0]);
}

function channel(depth: number, width: number, from: number, to: number): BufferGeometry {
  const wall = 0.014;
  const [d, w] = [depth / 2, width / 2];
  return slab(
    contour(
      [
        [-d, w],
        [-d, w - wall],
        [d - wall, w - wall],
        [d - wall, -w + wall],
        [-d, -w + wall],
        [-d, -w],
        [d, -w],
        [d, w],
      ],
      [0.003, 0.003, 0.004, 0.004, 0.003, 0.003, 0.006, 0.006],
      2,
    ),
    from,
    to,
    0.003,
  );
}
