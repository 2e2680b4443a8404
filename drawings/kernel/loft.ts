import { type Outline, polyline } from "./outline.ts";
import type { Material } from "./palette.ts";
import { enclose, type Face, type Mark, type Solid, type Weight } from "./solid.ts";
import { between, cross, minus, unit, type Vector } from "./vector.ts";

/** A place on a face: u from left to right, v from bottom to top, both 0 to 1, seen from outside. */
export type On = (u: number, v: number) => Vector;
type Draw = (on: On) => readonly Mark[];

export type Dress = {
  /** What is drawn on each side, by number: side n leaves corner n of the plan. */
  readonly sides?: Readonly<Record<number, Draw>>;
  readonly top?: Draw;
  readonly weight?: Weight;
  readonly light?: boolean;
  /** Another material for single sides, or for the top. */
  readonly sideMaterials?: Readonly<Record<number, Material>>;
  readonly topMaterial?: Material;
};

/** A body between two plans of as many corners, both counter-clockwise seen from above. */
export function loft(
  bottom: readonly Vector[],
  top: readonly Vector[],
  material: Material,
  dress: Dress = {},
): Solid {
  const weight = dress.weight ?? "edge";
  const faces: Face[] = [];
  bottom.forEach((a, side) => {
    const next = (side + 1) % bottom.length;
    const [b, c, d] = [bottom[next], top[next], top[side]];
    if (b === undefined || c === undefined || d === undefined)
      throw new Error("A loft needs as many corners above as below.");
    const on: On = (u, v) => between(between(a, b, u), between(d, c, u), v);
    faces.push({
      outline: polyline([a, b, c, d]),
      normal: unit(cross(minus(b, a), minus(d, a))),
      material: dress.sideMaterials?.[side] ?? material,
      weight,
      marks: dress.sides?.[side]?.(on) ?? [],
    });
  });
  faces.push({
    outline: polyline(top),
    normal: [0, 0, 1],
    material: dress.topMaterial ?? material,
    weight,
    marks: dress.top?.(acrossTop(top)) ?? [],
  });
  return { faces, ...enclose([...bottom, ...top]), light: dress.light ?? false };
}

/** A prism: one plan, extruded from z0 to z1. */
export function prism(
  plan: readonly (readonly [number, number])[],
  z0: number,
  z1: number,
  material: Material,
  dress: Dress = {},
): Solid {
  return loft(level(plan, z0), level(plan, z1), material, dress);
}

/** A plan at a height. */
export const level = (plan: readonly (readonly [number, number])[], z: number): Vector[] =>
  plan.map(([x, y]) => [x, y, z]);

/** A box from its low corner and its size. Sides: 0 faces -y, 1 faces +x, 2 faces +y, 3 faces -x. */
export function box(low: Vector, size: Vector, material: Material, dress: Dress = {}): Solid {
  return prism(
    rectangle(low[0], low[1], low[0] + size[0], low[1] + size[1]),
    low[2],
    low[2] + size[2],
    material,
    dress,
  );
}

const rectangle = (x0: number, y0: number, x1: number, y1: number): (readonly [number, number])[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

/** A rectangle with cut corners. Sides: 0 faces -y, 2 faces +x, 4 faces +y, 6 faces -x, the odd ones are the cuts. */
export const chamfered = (
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  cut: number,
): (readonly [number, number])[] => [
  [x0 + cut, y0],
  [x1 - cut, y0],
  [x1, y0 + cut],
  [x1, y1 - cut],
  [x1 - cut, y1],
  [x0 + cut, y1],
  [x0, y1 - cut],
  [x0, y0 + cut],
];

/** A rectangle whose two corners towards +x are cut: 0 faces -y, 1 is a cut, 2 faces +x, 3 is a cut, 4 faces +y, 5 faces -x. */
export const nosed = (
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  cut: number,
): (readonly [number, number])[] => [
  [x0, y0],
  [x1 - cut, y0],
  [x1, y0 + cut],
  [x1, y1 - cut],
  [x1 - cut, y1],
  [x0, y1],
];

function acrossTop(top: readonly Vector[]): On {
  const { low, high } = enclose(top);
  return (u, v) => [low[0] + u * (high[0] - low[0]), low[1] + v * (high[1] - low[1]), high[2]];
}

/** A rectangle on a face. */
export const patch = (on: On, u0: number, v0: number, u1: number, v1: number): Outline =>
  polyline([on(u0, v0), on(u1, v0), on(u1, v1), on(u0, v1)]);

/** A line on a face through places given as pairs. */
export const stroke = (on: On, ...places: readonly (readonly [number, number])[]): Outline =>
  polyline(places.map(([u, v]) => on(u, v)));
