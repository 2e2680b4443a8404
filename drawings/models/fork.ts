import { type Body, place } from "../kernel/body.ts";
import { box, chamfered, level, loft, type On, patch, prism } from "../kernel/loft.ts";
import type { Mark } from "../kernel/solid.ts";
import { beacon, lidar, scanner, stopButton } from "./fittings.ts";
import { everySide, glow, headlamps, letter, screen, seam, upright, vents } from "./markings.ts";
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
    prism(chamfered(-0.08, -0.48, 0.92, 0.48, 0.17), 0.04, 0.2, "rubber", { sides: everySide(8, seam) }),
    prism(chamfered(-0.02, -0.4, 0.78, 0.4, 0.14), 0.2, 0.26, "rubber", { light: true }),
    ...scanner(0.8, -0.38, 0.2),
    ...scanner(0.8, 0.38, 0.2),
    prism(waist, 0.26, 0.45, "graphite", {
      sides: { 0: skirt, 4: skirt, 2: (on) => headlamps(on, 0.34, 0.7, 0.3) },
    }),
  ];
}

const waist = chamfered(-0.05, -0.46, 0.87, 0.46, 0.15);
const shoulder = chamfered(-0.02, -0.41, 0.76, 0.41, 0.12);

const skirt = (on: On): Mark[] => [
  ...seam(on),
  { outline: patch(on, 0.06, 0.62, 0.1, 0.78), material: "rubber" },
  { outline: patch(on, 0.9, 0.62, 0.94, 0.78), material: "rubber" },
];

function cabin(): Body[] {
  return [
    prism(waist, 0.45, 0.6, "green", { sides: everySide(8, glow) }),
    loft(level(waist, 0.6), level(shoulder, 1.46), "shell", {
      sideMaterials: { 2: "graphite" },
      topMaterial: "graphite",
      sides: {
        0: (on) => door(on, 0.76),
        1: (on) => [upright(on, 0.93)],
        2: front,
        3: (on) => [upright(on, 0.07)],
        4: (on) => door(on, 0.12),
      },
      top: (on) => [{ outline: patch(on, 0.12, 0.16, 0.84, 0.84), weight: "fine" }],
    }),
  ];
}

/** The service door with its handle, vents and the mark. */
const door = (on: On, handle: number): Mark[] => [
  { outline: patch(on, 0.08, 0.06, 0.88, 0.92), weight: "fine" },
  { outline: patch(on, handle, 0.4, handle + 0.04, 0.62), material: "graphite" },
  ...vents(on, 0.28, 0.6, [0.14, 0.18, 0.22, 0.26, 0.3, 0.34]),
  letter(on, [0.2, 0.76, 0.27, 0.84]),
];

const front = (on: On): Mark[] => [
  ...screen(on, [0.2, 0.62, 0.8, 0.9]),
  { outline: patch(on, 0.28, 0.36, 0.72, 0.42), material: "rubber", weight: "fine" },
  { outline: patch(on, 0.1, 0.06, 0.9, 0.26), weight: "fine" },
];

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
