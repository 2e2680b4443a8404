import { polyline } from "../kernel/outline.ts";
import { enclose, type Solid, type Weight } from "../kernel/solid.ts";
import type { Vector } from "../kernel/vector.ts";

/** A line in the room. */
export function wire(a: Vector, b: Vector, weight: Weight = "fine"): Solid {
  return { faces: [{ outline: polyline([a, b]), open: true, weight }], ...enclose([a, b]), light: true };
}
