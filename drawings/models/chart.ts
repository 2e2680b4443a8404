import type { Body } from "../kernel/body.ts";
import { box } from "../kernel/loft.ts";
import type { Material } from "../kernel/palette.ts";
import type { Mark } from "../kernel/solid.ts";
import { line } from "./floor.ts";

/** Columns along x, one a step; the highest in another material. */
export function columns(values: readonly number[], step: number, plain: Material, peak: Material): Body[] {
  const highest = Math.max(...values);
  return values.map((value, index) =>
    box([index * step, 0, 0], [step * 0.62, step * 0.62, value], value === highest ? peak : plain),
  );
}

/** A measure on the floor along x: a line with a slanted tick at each end. */
export function measure([x0, x1]: readonly [number, number], y: number, tick = 0.22): Mark[] {
  return [
    line(
      [
        [x0 - tick, y],
        [x1 + tick, y],
      ],
      "edge",
      "ink",
    ),
    ...[x0, x1].flatMap((x) => [
      line(
        [
          [x, y - tick * 1.6],
          [x, y + tick * 1.6],
        ],
        "fine",
        "ink",
      ),
      line(
        [
          [x - tick, y - tick],
          [x + tick, y + tick],
        ],
        "bold",
        "ink",
      ),
    ]),
  ];
}
