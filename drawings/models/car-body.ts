import type { Body } from "../kernel/body.ts";
import { box } from "../kernel/loft.ts";
import { type Outline, polyline } from "../kernel/outline.ts";
import { enclose, type Face, type Mark } from "../kernel/solid.ts";
import type { Vector } from "../kernel/vector.ts";

/** A bare car body on its skid, looking along +x: panels only, no wheels, no glass. */
export function carBody(): Body[] {
  return [
    ...[-0.6, 0.5].map((y) => box([-2.2, y, 0], [4.4, 0.1, 0.14], "graphite", { weight: "fine" })),
    ...[-1.3, 1.2].map((x) => box([x, -0.5, 0.14], [0.12, 1, 0.1], "graphite", { weight: "fine" })),
    extruded(lower, 0.84, (y) => [
      line([
        [-0.72, y, 0.26],
        [-0.78, y, 0.86],
      ]),
      line([
        [0.12, y, 0.24],
        [0.14, y, 0.87],
      ]),
      line([
        [0.84, y, 0.3],
        [0.92, y, 0.8],
      ]),
      line([
        [-2, y, 0.7],
        [2, y, 0.62],
      ]),
      line([
        [-0.62, y, 0.72],
        [-0.44, y, 0.72],
      ]),
      line([
        [0.26, y, 0.7],
        [0.44, y, 0.7],
      ]),
    ]),
    extruded(cabin, 0.7, (y) => [
      {
        outline: polyline([
          [-1.4, y, 0.94],
          [-1.06, y, 1.3],
          [-0.74, y, 1.34],
          [-0.74, y, 0.94],
        ] as Vector[]),
        material: "trousers" as const,
      },
      {
        outline: polyline([
          [-0.62, y, 0.94],
          [-0.62, y, 1.34],
          [0, y, 1.34],
          [0.28, y, 1.26],
          [0.72, y, 0.92],
        ] as Vector[]),
        material: "trousers" as const,
      },
    ]),
  ];
}

type Profile = readonly (readonly [x: number, z: number])[];

const lower: Profile = [
  [-2.1, 0.62],
  [-2.12, 0.3],
  [-1.72, 0.24],
  [-1.62, 0.5],
  [-1.4, 0.62],
  [-1.12, 0.62],
  [-0.92, 0.5],
  [-0.84, 0.22],
  [0.86, 0.22],
  [0.94, 0.5],
  [1.14, 0.62],
  [1.4, 0.62],
  [1.6, 0.5],
  [1.7, 0.24],
  [2.06, 0.3],
  [2.12, 0.56],
  [1.98, 0.74],
  [1.0, 0.86],
  [-1.2, 0.9],
  [-2, 0.86],
];
const cabin: Profile = [
  [-1.75, 0.88],
  [-1.2, 1.34],
  [-0.9, 1.42],
  [0.06, 1.42],
  [0.34, 1.34],
  [1.05, 0.86],
];

const line = (points: readonly Vector[]): Mark => ({ outline: polyline(points), open: true });

/** A side profile with as much to each side of the middle; `marks` are drawn on both flanks. */
function extruded(profile: Profile, half: number, marks: (y: number) => readonly Mark[]): Body {
  const flank = (y: number): Outline => polyline(profile.map(([x, z]): Vector => [x, y, z]));
  const skins = profile.map(([x, z], at): Face => {
    const [x1, z1] = profile[(at + 1) % profile.length] ?? [x, z];
    const length = Math.hypot(x1 - x, z1 - z);
    return {
      outline: polyline([
        [x, -half, z],
        [x1, -half, z1],
        [x1, half, z1],
        [x, half, z],
      ] as Vector[]),
      normal: [(z1 - z) / length, 0, (x - x1) / length],
      material: "wrap",
      weight: "fine",
    };
  });
  const sides = [-half, half].map(
    (y): Face => ({
      outline: flank(y),
      normal: [0, Math.sign(y), 0],
      material: "wrap",
      weight: "edge",
      marks: marks(y),
    }),
  );
  return {
    faces: [...skins, ...sides],
    ...enclose(
      profile.flatMap(([x, z]): Vector[] => [
        [x, -half, z],
        [x, half, z],
      ]),
    ),
  };
}
