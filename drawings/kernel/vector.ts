/** A point or direction in metres: x along the lane, y across it, z up. */
export type Vector = readonly [x: number, y: number, z: number];
/** A point of the sheet, in its own units, y down. */
export type Point = readonly [x: number, y: number];

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: Vector, k: number): Vector => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export const unit = (a: Vector): Vector => times(a, 1 / Math.hypot(...a));

export const between = (a: Vector, b: Vector, k: number): Vector => add(times(a, 1 - k), times(b, k));
