import type { Outline } from "./outline.ts";
import type { Material } from "./palette.ts";
import type { Vector } from "./vector.ts";

/** Line weights: `none` fills only, `fine` for detail, `edge` for bodies, `bold` for light strips, `heavy` for writing. */
export type Weight = "none" | "fine" | "edge" | "bold" | "heavy";

/** Something drawn on a face: a panel gap, a vent, a screen. Open ones are lines, in their material's colour if any. */
export type Mark = {
  readonly outline: Outline;
  readonly material?: Material;
  readonly weight?: Weight;
  readonly open?: boolean;
};

/** A flat piece of a body. Without a normal it is seen from everywhere; without a material it is only a line. */
export type Face = Mark & { readonly normal?: Vector; readonly marks?: readonly Mark[] };

/** A body of faces, and the box that it fills: the order of painting follows from the boxes. */
export type Solid = {
  readonly faces: readonly Face[];
  readonly low: Vector;
  readonly high: Vector;
  /** Casts no shadow on the floor. */
  readonly light?: boolean;
};

export type Box = { readonly low: Vector; readonly high: Vector };

export function enclose(points: readonly Vector[]): Box {
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const point of points) {
    for (const axis of [0, 1, 2] as const) {
      low[axis] = Math.min(low[axis], point[axis]);
      high[axis] = Math.max(high[axis], point[axis]);
    }
  }
  return { low, high };
}
