import type { Camera } from "./camera.ts";
import { arc } from "./outline.ts";
import type { Material } from "./palette.ts";
import { enclose, type Mark, type Solid, type Weight } from "./solid.ts";
import { add, cross, dot, times, unit, type Vector } from "./vector.ts";

/** A cylinder. Where its sides end depends on the eye, so its faces are made when it is drawn. */
export type Round = {
  readonly from: Vector;
  readonly axis: Vector;
  readonly length: number;
  readonly radius: number;
  readonly material: Material;
  readonly weight?: Weight;
  readonly light?: boolean;
  readonly capMaterial?: Material;
  /** Drawn on the end that the eye sees, given its centre and two radii. */
  readonly cap?: (centre: Vector, across: Vector, up: Vector) => readonly Mark[];
};

export function roundSolid(body: Round, camera: Camera): Solid {
  const seen = dot(body.axis, camera.toEye) >= 0;
  const axis = seen ? body.axis : times(body.axis, -1);
  const near = seen ? add(body.from, times(body.axis, body.length)) : body.from;
  const far = add(near, times(axis, -body.length));
  const across = times(unit(cross(axis, camera.toEye)), body.radius);
  const up = cross(axis, across);
  const towards = dot(up, camera.toEye) >= 0 ? 1 : -1;
  const weight = body.weight ?? "edge";
  const side = {
    outline: [...arc(near, across, up, 0, towards * Math.PI), ...arc(far, across, up, towards * Math.PI, 0)],
    normal: times(unit(up), towards),
    material: body.material,
    weight,
  };
  const cap = {
    outline: arc(near, across, up),
    normal: axis,
    material: body.capMaterial ?? body.material,
    weight,
    marks: body.cap?.(near, across, up) ?? [],
  };
  const reach = (k: 0 | 1 | 2) => body.radius * Math.sqrt(Math.max(0, 1 - axis[k] ** 2));
  const extent: Vector = [reach(0), reach(1), reach(2)];
  const ends = [near, far].flatMap((end) => [add(end, extent), add(end, times(extent, -1))]);
  return { faces: [side, cap], ...enclose(ends), light: body.light ?? false };
}

/** An upright cylinder on a place. */
export function post(
  place: Vector,
  radius: number,
  height: number,
  material: Material,
  more: Partial<Round> = {},
): Round {
  return { from: place, axis: [0, 0, 1], length: height, radius, material, ...more };
}

/** A cylinder lying along y, from its low end. */
export function roll(
  from: Vector,
  radius: number,
  length: number,
  material: Material,
  more: Partial<Round> = {},
): Round {
  return { from, axis: [0, 1, 0], length, radius, material, ...more };
}
