import { cyclic, round } from "./rounding.ts";

/** A point of a plane curve, with the unit normal that points out of the shape and the way travelled so far. */
export type OutlinePoint = {
  x: number;
  y: number;
  nx: number;
  ny: number;
  way: number;
};
export type Outline = readonly OutlinePoint[];
export type Point2 = readonly [x: number, y: number];
export type Radii = number | readonly number[];

/** Rounds the corners of a polygon (always turned counter-clockwise first, so that normals point out). */
export function closedOutline(points: readonly Point2[], radii: Radii, perQuarter = 5): Outline {
  const counterClockwise = signedArea(points) >= 0;
  const turned = counterClockwise ? points : [...points].reverse();
  const turnedRadii = counterClockwise || typeof radii === "number" ? radii : [...radii].reverse();
  return round(turned, turnedRadii, perQuarter, true);
}

/** Rounds the inner corners of a polyline; normals lie on its right-hand side. */
export const openOutline = (points: readonly Point2[], radii: Radii, perQuarter = 4): Outline =>
  round(points, radii, perQuarter, false);

export function signedArea(points: readonly Point2[]): number {
  let sum = 0;
  points.forEach((point, i) => {
    const next = cyclic(points, i + 1);
    sum += point[0] * next[1] - next[0] * point[1];
  });
  return sum / 2;
}
