import { type Body, place } from "../kernel/body.ts";
import { box, chamfered, loft, patch, prism, stroke } from "../kernel/loft.ts";
import type { Vector } from "../kernel/vector.ts";
import { beacon, lidar, scanner, stopButton } from "./fittings.ts";
import { forkArm, mast } from "./mast.ts";

export type ForkState = {
  /** Height of the forks' lower side above the floor, in metres; up to 1.6. */
  readonly lift?: number;
  /** What lies on the forks, standing on z = 0 round its middle. */
  readonly load?: readonly Body[];
};

/** MAG 1400 Fork: the front looks along +x, the forks along -x; the middle of its body is near the origin. */
export function fork({ lift = 0.1, load = [] }: ForkState = {}): Body[] {
  return [
    ...legs(),
    ...mast({ x: -0.2, inner: 0.27, outer: 0.36, height: 2.05, lift, reach: 1.2 }),
    ...[-0.24, 0.24].flatMap((y) => forkArm(-0.28, y, lift, 1.17)),
    ...place(load, [-0.92, 0, lift - 0.05]),
    ...chassis(),
    ...cabin(),
    ...top(),
  ];
}

function legs(): Body[] {
  return [-0.24, 0.24].flatMap((y) => [
    box([-1.32, y - 0.065, 0.03], [1.35, 0.13, 0.05], "graphite"),
    {
      from: [-1.24, y - 0.05, 0.04],
      axis: [0, 1, 0],
      length: 0.1,
      radius: 0.04,
      material: "rubber",
      weight: "fine",
    },
  ]);
}

function chassis(): Body[] {
  return [
    prism(chamfered(-0.08, -0.48, 0.92, 0.48, 0.17), 0.04, 0.2, "rubber", {
      sides: bumper,
    }),
    prism(chamfered(-0.02, -0.4, 0.78, 0.4, 0.14), 0.2, 0.26, "rubber", { light: true }),
    ...scanner(0.8, -0.38, 0.2),
    ...scanner(0.8, 0.38, 0.2),
    prism(chamfered(-0.05, -0.46, 0.87, 0.46, 0.15), 0.26, 0.45, "graphite", {
      sides: {
        0: (on) => [
          { outline: stroke(on, [0, 0.5], [1, 0.5]), open: true },
          { outline: patch(on, 0.06, 0.62, 0.1, 0.78), material: "rubber" },
          { outline: patch(on, 0.9, 0.62, 0.94, 0.78), material: "rubber" },
        ],
        2: (on) => [
          { outline: patch(on, 0.04, 0.34, 0.36, 0.7), material: "lamp", weight: "fine" },
          { outline: patch(on, 0.64, 0.34, 0.96, 0.7), material: "lamp", weight: "fine" },
        ],
      },
    }),
  ];
}

const bumper = Object.fromEntries(
  Array.from({ length: 8 }, (_, side) => [
    side,
    (on: (u: number, v: number) => Vector) => [{ outline: stroke(on, [0, 0.55], [1, 0.55]), open: true }],
  ]),
);

function cabin(): Body[] {
  const at = (plan: readonly (readonly [number, number])[], z: number) =>
    plan.map(([x, y]): Vector => [x, y, z]);
  return [
    prism(chamfered(-0.05, -0.46, 0.87, 0.46, 0.15), 0.45, 0.6, "green", {
      sides: Object.fromEntries(
        [0, 1, 2, 3].map((side) => [
          side,
          (on) => [
            { outline: stroke(on, [0, 0.9], [1, 0.9]), open: true, material: "signal", weight: "edge" },
          ],
        ]),
      ),
    }),
    loft(
      at(chamfered(-0.05, -0.46, 0.87, 0.46, 0.15), 0.6),
      at(chamfered(-0.02, -0.41, 0.76, 0.41, 0.12), 1.46),
      "shell",
      {
        sideMaterials: { 2: "graphite" },
        topMaterial: "graphite",
        sides: {
          0: (on) => [
            { outline: patch(on, 0.08, 0.06, 0.86, 0.92), weight: "fine" },
            { outline: patch(on, 0.76, 0.4, 0.8, 0.62), material: "graphite" },
            ...[0.14, 0.18, 0.22, 0.26, 0.3, 0.34].map((v) => ({
              outline: stroke(on, [0.26, v], [0.58, v]),
              open: true,
              weight: "edge" as const,
            })),
            {
              outline: stroke(on, [0.2, 0.76], [0.2, 0.84], [0.235, 0.79], [0.27, 0.84], [0.27, 0.76]),
              open: true,
              weight: "edge",
              material: "green",
            },
          ],
          1: (on) => [
            {
              outline: stroke(on, [0.93, 0.02], [0.93, 0.98]),
              open: true,
              material: "signal",
              weight: "bold",
            },
          ],
          2: (on) => [
            { outline: patch(on, 0.2, 0.62, 0.8, 0.9), material: "glass", weight: "fine" },
            { outline: patch(on, 0.27, 0.67, 0.5, 0.71), material: "signal" },
            { outline: stroke(on, [0.27, 0.77], [0.46, 0.77]), open: true, material: "lamp", weight: "edge" },
            { outline: stroke(on, [0.27, 0.83], [0.4, 0.83]), open: true, material: "lamp", weight: "edge" },
            {
              outline: stroke(on, [0.58, 0.69], [0.66, 0.69], [0.66, 0.8], [0.73, 0.84]),
              open: true,
              material: "signal",
              weight: "edge",
            },
            { outline: patch(on, 0.28, 0.36, 0.72, 0.42), material: "rubber", weight: "fine" },
            { outline: patch(on, 0.1, 0.06, 0.9, 0.26), weight: "fine" },
          ],
          3: (on) => [
            {
              outline: stroke(on, [0.07, 0.02], [0.07, 0.98]),
              open: true,
              material: "signal",
              weight: "bold",
            },
          ],
        },
        top: (on) => [{ outline: patch(on, 0.12, 0.16, 0.84, 0.84), weight: "fine" }],
      },
    ),
  ];
}

function top(): Body[] {
  return [
    ...stopButton([0.62, -0.3, 1.46]),
    ...stopButton([0.62, 0.3, 1.46]),
    ...beacon([-0.2, -0.315, 2.05]),
    ...beacon([-0.2, 0.315, 2.05]),
    box([-0.25, -0.1, 2.05], [0.2, 0.2, 0.03], "graphite", { weight: "fine", light: true }),
    ...lidar([-0.15, 0, 2.08]),
  ];
}
