import type { Body } from "../kernel/body.ts";
import { box, loft } from "../kernel/loft.ts";
import { arc } from "../kernel/outline.ts";
import type { Mark } from "../kernel/solid.ts";
import { times, type Vector } from "../kernel/vector.ts";

/** A jointed arm on its foot: foot, two limbs, a hand; it works towards -y. */
export function robotArm(): Body[] {
  const at = (x: number, y: number, w: number, z: number): Vector[] => [
    [x - w, y - w, z],
    [x + w, y - w, z],
    [x + w, y + w, z],
    [x - w, y + w, z],
  ];
  const cap = (centre: Vector, across: Vector, up: Vector): Mark[] => [
    { outline: arc(centre, times(across, 0.5), times(up, 0.5)) },
  ];
  return [
    box([-0.35, -0.35, 0], [0.7, 0.7, 0.18], "graphite"),
    loft(at(0, 0, 0.26, 0.18), at(0, 0, 0.2, 0.62), "steel"),
    { from: [-0.22, 0, 0.78], axis: [1, 0, 0], length: 0.44, radius: 0.2, material: "graphite", cap },
    loft(at(0, 0, 0.12, 0.86), at(0, 0.34, 0.1, 1.72), "steel"),
    { from: [-0.16, 0.36, 1.8], axis: [1, 0, 0], length: 0.32, radius: 0.15, material: "graphite", cap },
    loft(at(0, -0.72, 0.07, 1.42), at(0, 0.24, 0.1, 1.88), "steel"),
    box([-0.1, -0.86, 1.26], [0.2, 0.16, 0.16], "green", { weight: "fine" }),
  ];
}
