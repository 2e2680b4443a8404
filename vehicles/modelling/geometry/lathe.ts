import type { BufferGeometry } from "three";
import type { OutlinePoint, Point2, Radii } from "./outline.ts";
import { openOutline } from "./outline.ts";
import { segmentsFor } from "./quality.ts";
import type { Axis } from "./surface.ts";
import { onAxis, Surface } from "./surface.ts";

export type LatheOptions = {
  axis?: Axis;
  /** segments in a full turn at quality 1 */
  around?: number;
};

/** Turns a profile of [radius, height] points, from bottom to top, around an axis. */
export function lathe(points: readonly Point2[], radii: Radii, options: LatheOptions = {}): BufferGeometry {
  const { axis = "y", around = 48 } = options;
  const along = openOutline(points, radii, 3);
  const steps = Math.max(8, segmentsFor(2 * Math.PI, around / 4));
  const surface = new Surface();
  for (const level of along) {
    for (let i = 0; i <= steps; i++) {
      const angle = (i / steps) * 2 * Math.PI;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const normal = onAxis[axis](c * level.nx, s * level.nx, level.ny);
      surface.vertex(onAxis[axis](c * level.x, s * level.x, level.y), normal, angle * 0.1, level.way);
    }
  }
  for (let k = 0; k + 1 < along.length; k++) {
    const [lower, upper] = [along[k] as OutlinePoint, along[k + 1] as OutlinePoint];
    if (Math.hypot(lower.x - upper.x, lower.y - upper.y) < 1e-7) continue;
    for (let i = 0; i < steps; i++) {
      const a = k * (steps + 1) + i;
      surface.quad(a, a + 1, a + steps + 2, a + steps + 1);
    }
  }
  return surface.geometry();
}

export const cylinder = (radius: number, from: number, to: number, bevel = 0.002, options?: LatheOptions) =>
  lathe(
    [
      [0, from],
      [radius, from],
      [radius, to],
      [0, to],
    ],
    [0, bevel, bevel, 0],
    options,
  );

export function ring(
  inner: number,
  outer: number,
  from: number,
  to: number,
  bevel = 0.002,
  options?: LatheOptions,
) {
  const b = Math.min(bevel, (outer - inner) / 2.1, (to - from) / 2.1);
  return lathe(
    [
      [inner, from],
      [outer, from],
      [outer, to],
      [inner, to],
      [inner, from],
    ],
    [0, b, b, b, 0],
    options,
  );
}
