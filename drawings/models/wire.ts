import { polyline } from "../kernel/outline.ts";
import type { Material } from "../kernel/palette.ts";
import { enclose, type Solid, type Weight } from "../kernel/solid.ts";
import type { Vector } from "../kernel/vector.ts";

/** A line in the room. */
export function wire(a: Vector, b: Vector, weight: Weight = "fine", material?: Material): Solid {
  const face = { outline: polyline([a, b]), open: true, weight, ...(material && { material }) };
  return { faces: [face], ...enclose([a, b]), light: true };
}
