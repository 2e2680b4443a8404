import type { Point, Vector } from "./vector.ts";
import { dot } from "./vector.ts";

/** A parallel projection: the eye's direction, the scale, and which point is where on the sheet. */
export type View = {
  /** Degrees from the x axis to the eye, seen from above. */
  readonly azimuth: number;
  /** Degrees above the floor. */
  readonly elevation: number;
  /** Sheet units for each metre. */
  readonly scale: number;
  /** The point in metres that is shown at `at`. */
  readonly target: Vector;
  readonly at: Point;
};

export type Camera = {
  readonly project: (point: Vector) => Point;
  readonly scale: number;
  /** Unit vectors: from the scene to the eye, and along the sheet. */
  readonly toEye: Vector;
  readonly right: Vector;
};

export function camera(view: View): Camera {
  const azimuth = (view.azimuth * Math.PI) / 180;
  const elevation = (view.elevation * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(azimuth), Math.sin(azimuth)];
  const right: Vector = [-sine, cosine, 0];
  const up: Vector = [-Math.sin(elevation) * cosine, -Math.sin(elevation) * sine, Math.cos(elevation)];
  const toEye: Vector = [Math.cos(elevation) * cosine, Math.cos(elevation) * sine, Math.sin(elevation)];
  const shiftX = view.at[0] - dot(view.target, right) * view.scale;
  const shiftY = view.at[1] + dot(view.target, up) * view.scale;
  return {
    project: (point) => [dot(point, right) * view.scale + shiftX, shiftY - dot(point, up) * view.scale],
    scale: view.scale,
    toEye,
    right,
  };
}
