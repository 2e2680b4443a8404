import type { Contour } from "../geometry/contour.ts";
import { loft, profile, slab } from "../geometry/loft.ts";
import type { Point2 } from "../geometry/outline.ts";
import type { Part } from "../geometry/part.ts";
import type { Kit } from "../kit.ts";
import { inset } from "./chassis.ts";

/** The green band that carries the vehicle's name: a proud painted ring between two heights. */
export function band({ materials: m }: Kit, part: Part, plan: Contour, from: number, to: number): void {
  part.add(m.gap, slab(inset(plan, 0.007), from - 0.004, to + 0.004, 0.001));
  part.add(
    m.band,
    loft(
      plan,
      profile(
        [
          [-0.03, from],
          [-0.004, from],
          [0, from + 0.004],
          [0, to - 0.004],
          [-0.004, to],
          [-0.03, to],
        ],
        [0, 0.003, 0.003, 0.003, 0.003, 0],
      ),
    ),
  );
}

/**
 * The white body above a band: its foot is turned in, then the wall follows `wall`, points as [outset, height].
 * @param radii of the wall's corners
 */
export function shell(
  { materials: m }: Kit,
  part: Part,
  plan: Contour,
  foot: number,
  wall: readonly Point2[],
  radii: readonly number[],
): void {
  const turnedIn: readonly Point2[] = [
    [-0.04, foot],
    [-0.003, foot],
    [0, foot + 0.004],
  ];
  part.add(m.shell, loft(plan, profile([...turnedIn, ...wall], [0, 0.003, 0.003, ...radii], 5)));
}
