import type { Outline, Point2, Radii } from "./outline.ts";
import { closedOutline, signedArea } from "./outline.ts";
import { cyclic } from "./rounding.ts";

/** A rounded polygon that can be grown or shrunk without folding over itself. */
export type Contour = {
  /** The outline moved outwards by `outset` metres (inwards if negative); always the same number of points. */
  grown(outset: number): Outline;
};

export function contour(points: readonly Point2[], radii: Radii, perQuarter = 5): Contour {
  const forward = signedArea(points) >= 0;
  const polygon = forward ? points : [...points].reverse();
  const radiusAt = (i: number) =>
    typeof radii === "number" ? radii : (radii[forward ? i : points.length - 1 - i] ?? 0);
  return {
    grown: (outset) =>
      closedOutline(
        polygon.map((_, i) => mitre(polygon, i, outset)),
        polygon.map((_, i) => grownRadius(radiusAt(i), outset, isConvex(polygon, i))),
        perQuarter,
      ),
  };
}

export const rectangle = (length: number, width: number, radius: number, at: Point2 = [0, 0]): Contour =>
  contour(
    [
      [at[0] - length / 2, at[1] - width / 2],
      [at[0] + length / 2, at[1] - width / 2],
      [at[0] + length / 2, at[1] + width / 2],
      [at[0] - length / 2, at[1] + width / 2],
    ],
    radius,
  );

/** The family's plan: a rectangle between x0 and x1 with cut corners, `cut` metres along x, `cutAcross` along z. */
export function octagon(
  x0: number,
  x1: number,
  width: number,
  cut: number,
  radius: number,
  cutAcross = cut,
): Contour {
  const half = width / 2;
  const points: Point2[] = [
    [x0 + cut, -half],
    [x1 - cut, -half],
    [x1, -half + cutAcross],
    [x1, half - cutAcross],
    [x1 - cut, half],
    [x0 + cut, half],
    [x0, half - cutAcross],
    [x0, -half + cutAcross],
  ];
  return contour(points, radius);
}

/** Corners cut at the front (x1) only; the back, where a mast stands, keeps near-square corners. */
export function prow(
  x0: number,
  x1: number,
  width: number,
  cut: number,
  radius: number,
  cutAcross = cut,
): Contour {
  const half = width / 2;
  const points: Point2[] = [
    [x0, -half],
    [x1 - cut, -half],
    [x1, -half + cutAcross],
    [x1, half - cutAcross],
    [x1 - cut, half],
    [x0, half],
  ];
  return contour(points, [radius * 0.4, radius, radius, radius, radius, radius * 0.4]);
}

function grownRadius(radius: number, outset: number, convex: boolean): number {
  if (radius === 0) return 0;
  return Math.max(convex ? radius + outset : radius - outset, radius * 0.3);
}

function isConvex(polygon: readonly Point2[], i: number): boolean {
  const [a, b, c] = [cyclic(polygon, i - 1), cyclic(polygon, i), cyclic(polygon, i + 1)];
  return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]) >= 0;
}

function mitre(polygon: readonly Point2[], i: number, outset: number): Point2 {
  const here = cyclic(polygon, i);
  const [n0, n1] = [normal(cyclic(polygon, i - 1), here), normal(here, cyclic(polygon, i + 1))];
  const scale = outset / (1 + n0[0] * n1[0] + n0[1] * n1[1]);
  return [here[0] + (n0[0] + n1[0]) * scale, here[1] + (n0[1] + n1[1]) * scale];
}

function normal(a: Point2, b: Point2): Point2 {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return [(b[1] - a[1]) / length, -(b[0] - a[0]) / length];
}
