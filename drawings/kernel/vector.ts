/** A point or direction in metres: x along the vehicle, y to its left, z up. */
export type Vector = readonly [x: number, y: number, z: number];
/** A point of the sheet, in its own units, y down. */
export type Point = readonly [x: number, y: number];

export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
