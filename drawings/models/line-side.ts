import { type Body, place } from "../kernel/body.ts";
import { box, loft, type On, patch, stroke } from "../kernel/loft.ts";
import { arc, type Outline, polyline } from "../kernel/outline.ts";
import { enclose, type Face, type Mark } from "../kernel/solid.ts";
import { times, type Vector } from "../kernel/vector.ts";

type Profile = readonly (readonly [x: number, z: number])[];

const lower: Profile = [[-2.1, 0.62], [-2.12, 0.3], [-1.72, 0.24], [-1.62, 0.5], [-1.4, 0.62], [-1.12, 0.62], [-0.92, 0.5], [-0.84, 0.22], [0.86, 0.22], [0.94, 0.5], [1.14, 0.62], [1.4, 0.62], [1.6, 0.5], [1.7, 0.24], [2.06, 0.3], [2.12, 0.56], [1.98, 0.74], [1.0, 0.86], [-1.2, 0.9], [-2, 0.86]];
const cabin: Profile = [[-1.75, 0.88], [-1.2, 1.34], [-0.9, 1.42], [0.06, 1.42], [0.34, 1.34], [1.05, 0.86]];

/** A bare car body on its skid, looking along +x: panels only, no wheels, no glass. */
export function carBody(): Body[] {
  return [
    ...[-0.6, 0.5].map((y) => box([-2.2, y, 0], [4.4, 0.1, 0.14], "graphite", { weight: "fine" })),
    ...[-1.3, 1.2].map((x) => box([x, -0.5, 0.14], [0.12, 1, 0.1], "graphite", { weight: "fine" })),
    extruded(lower, 0.84, (y) => [
      line([[-0.72, y, 0.26], [-0.78, y, 0.86]]),
      line([[0.12, y, 0.24], [0.14, y, 0.87]]),
      line([[0.84, y, 0.3], [0.92, y, 0.8]]),
      line([[-2, y, 0.7], [2, y, 0.62]]),
      line([[-0.62, y, 0.72], [-0.44, y, 0.72]]),
      line([[0.26, y, 0.7], [0.44, y, 0.7]]),
    ]),
    extruded(cabin, 0.7, (y) => [
      { outline: polyline([[-1.4, y, 0.94], [-1.06, y, 1.3], [-0.74, y, 1.34], [-0.74, y, 0.94]] as Vector[]), material: "trousers" as const },
      { outline: polyline([[-0.62, y, 0.94], [-0.62, y, 1.34], [0, y, 1.34], [0.28, y, 1.26], [0.72, y, 0.92]] as Vector[]), material: "trousers" as const },
    ]),
  ];
}

const line = (points: readonly Vector[]): Mark => ({ outline: polyline(points), open: true });

/** A side profile with as much to each side of the middle; `marks` are drawn on both flanks. */
function extruded(profile: Profile, half: number, marks: (y: number) => readonly Mark[]): Body {
  const flank = (y: number): Outline => polyline(profile.map(([x, z]): Vector => [x, y, z]));
  const skins = profile.map(([x, z], at): Face => {
    const [x1, z1] = profile[(at + 1) % profile.length] ?? [x, z];
    const length = Math.hypot(x1 - x, z1 - z);
    return { outline: polyline([[x, -half, z], [x1, -half, z1], [x1, half, z1], [x, half, z]] as Vector[]), normal: [(z1 - z) / length, 0, (x - x1) / length], material: "wrap", weight: "fine" };
  });
  const sides = [-half, half].map((y): Face => ({ outline: flank(y), normal: [0, Math.sign(y), 0], material: "wrap", weight: "edge", marks: marks(y) }));
  return { faces: [...skins, ...sides], ...enclose(profile.flatMap(([x, z]): Vector[] => [[x, -half, z], [x, half, z]])) };
}

/** A flow rack at the line side that faces -y: three sloping shelves of totes. */
export function flowRack(seed = 0): Body[] {
  const frame = [-0.75, 0.7].flatMap((x) => [-0.5, 0.45].map((y) => box([x, y, 0], [0.05, 0.05, 1.6], "graphite", { weight: "fine" })));
  const shelves = [0.35, 0.8, 1.25].flatMap((z, shelf) => [
    box([-0.7, -0.5, z], [1.4, 1, 0.03], "steel", { weight: "fine" }),
    ...[0, 1, 2].flatMap((slot) => ((seed + shelf * 2 + slot) % 5 === 3 ? [] : [box([-0.64 + slot * 0.46, -0.46, z + 0.03], [0.38, 0.6, 0.24], (seed + shelf + slot) % 2 === 0 ? "tote" : "cardPale", { weight: "fine", light: true, sides: { 0: grip } })])),
  ]);
  return [...shelves, ...frame];
}

const grip = (on: On): Mark[] => [{ outline: patch(on, 0.34, 0.56, 0.66, 0.74) }, { outline: stroke(on, [0, 0.86], [1, 0.86]), open: true }];

/** A jointed arm on its foot: foot, two limbs, a hand; it works towards -y. */
export function robotArm(): Body[] {
  const at = (x: number, y: number, w: number, z: number): Vector[] => [[x - w, y - w, z], [x + w, y - w, z], [x + w, y + w, z], [x - w, y + w, z]];
  const cap = (centre: Vector, across: Vector, up: Vector): Mark[] => [{ outline: arc(centre, times(across, 0.5), times(up, 0.5)) }];
  return [
    box([-0.35, -0.35, 0], [0.7, 0.7, 0.18], "graphite"),
    loft(at(0, 0, 0.26, 0.18), at(0, 0, 0.2, 0.62), "shell"),
    { from: [-0.22, 0, 0.78], axis: [1, 0, 0], length: 0.44, radius: 0.2, material: "graphite", cap },
    loft(at(0, 0, 0.12, 0.86), at(0, 0.34, 0.1, 1.72), "shell"),
    { from: [-0.16, 0.36, 1.8], axis: [1, 0, 0], length: 0.32, radius: 0.15, material: "graphite", cap },
    loft(at(0, -0.72, 0.07, 1.42), at(0, 0.24, 0.1, 1.88), "shell"),
    box([-0.1, -0.86, 1.26], [0.2, 0.16, 0.16], "green", { weight: "fine" }),
  ];
}

/** Press or machine: a housing with a window, a door and a lamp. */
export function machine(length: number, height: number): Body[] {
  const front = (on: On): Mark[] => [
    { outline: patch(on, 0.08, 0.34, 0.52, 0.84), material: "glass", weight: "fine" },
    { outline: patch(on, 0.62, 0.08, 0.92, 0.84), weight: "fine" },
    { outline: patch(on, 0.66, 0.6, 0.76, 0.74), material: "signal", weight: "fine" },
    ...[0.14, 0.2, 0.26].map((v): Mark => ({ outline: stroke(on, [0.12, v], [0.48, v]), open: true })),
  ];
  return [...place([box([0, -0.7, 0], [length, 1.4, 0.16], "graphite"), box([0.05, -0.65, 0.16], [length - 0.1, 1.3, height - 0.16], "wall", { sides: { 0: front } })], [0, 0, 0])];
}
