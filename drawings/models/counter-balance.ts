import { type Body, place } from "../kernel/body.ts";
import { box, chamfered, loft, nosed, patch, prism, stroke } from "../kernel/loft.ts";
import { arc } from "../kernel/outline.ts";
import type { Mark } from "../kernel/solid.ts";
import { times, type Vector } from "../kernel/vector.ts";
import { beacon, lidar, scanner, stopButton } from "./fittings.ts";
import type { ForkState } from "./fork.ts";
import { forkArm, mast } from "./mast.ts";

/** MAG 1400 Fork AMR: free forks along -x, the counterweight along +x, a tall mast for 3 m of lift. */
export function counterBalance({ lift = 0.1, load = [] }: ForkState = {}): Body[] {
  return [
    ...[-0.26, 0.26].flatMap((y) => forkArm(-0.34, y, lift, 1.15)),
    ...place(load, [-0.98, 0, lift - 0.05]),
    ...mast({ x: -0.22, inner: 0.33, outer: 0.44, height: 2.3, lift, reach: 1.25 }),
    box([-0.15, -0.3, 0.3], [0.1, 0.6, 0.95], "graphite", { weight: "fine", light: true }),
    ...wheels(),
    ...hull(),
    ...fittings(),
  ];
}

function wheels(): Body[] {
  return [0.2, 1.2].flatMap((x) =>
    [-0.5, 0.36].map(
      (y): Body => ({
        from: [x, y, 0.19],
        axis: [0, 1, 0],
        length: 0.14,
        radius: 0.19,
        material: "rubber",
        cap: hub,
        light: true,
      }),
    ),
  );
}

const hub = (centre: Vector, across: Vector, up: Vector): Mark[] => [
  { outline: arc(centre, times(across, 0.55), times(up, 0.55)), material: "steel", weight: "fine" },
  { outline: arc(centre, times(across, 0.2), times(up, 0.2)), material: "graphite" },
];

const at = (plan: readonly (readonly [number, number])[], z: number) =>
  plan.map(([x, y]): Vector => [x, y, z]);
const ground = chamfered(-0.06, -0.36, 1.62, 0.36, 0.16);
const body = chamfered(-0.06, -0.52, 1.66, 0.52, 0.24);

function hull(): Body[] {
  return [
    prism(ground, 0.08, 0.36, "rubber"),
    prism(chamfered(0.42, -0.52, 0.98, 0.52, 0.03), 0.1, 0.4, "graphite", {
      sides: { 0: (on) => [{ outline: stroke(on, [0.15, 0.5], [0.85, 0.5]), open: true }] },
    }),
    prism(nosed(1.42, -0.52, 1.74, 0.52, 0.2), 0.06, 0.3, "graphite", {
      sides: { 2: (on) => [{ outline: stroke(on, [0, 0.55], [1, 0.55]), open: true }] },
    }),
    ...scanner(1.58, -0.4, 0.3),
    ...scanner(1.58, 0.4, 0.3),
    prism(body, 0.4, 0.5, "graphite"),
    prism(body, 0.5, 0.64, "green", {
      sides: Object.fromEntries(
        [0, 1, 2, 3].map((side) => [
          side,
          (on) => [
            { outline: stroke(on, [0, 0.9], [1, 0.9]), open: true, material: "signal", weight: "edge" },
          ],
        ]),
      ),
    }),
    loft(at(body, 0.64), at(chamfered(-0.04, -0.48, 1.44, 0.48, 0.22), 1.12), "shell", {
      sides: { 0: flank, 2: back },
    }),
    loft(
      at(chamfered(-0.02, -0.44, 0.72, 0.44, 0.1), 1.12),
      at(chamfered(0, -0.4, 0.56, 0.4, 0.09), 1.62),
      "shell",
      {
        topMaterial: "graphite",
        sideMaterials: { 2: "graphite" },
        sides: { 0: tower, 2: screen },
      },
    ),
  ];
}

const flank = (on: (u: number, v: number) => Vector): Mark[] => [
  { outline: patch(on, 0.42, 0.12, 0.92, 0.86), weight: "fine" },
  ...[0.3, 0.38, 0.46, 0.54, 0.62].map(
    (v): Mark => ({ outline: stroke(on, [0.62, v], [0.84, v]), open: true, weight: "edge" }),
  ),
  { outline: patch(on, 0.46, 0.4, 0.475, 0.66), material: "graphite" },
  {
    outline: stroke(on, [0.08, 0.42], [0.08, 0.66], [0.105, 0.52], [0.13, 0.66], [0.13, 0.42]),
    open: true,
    weight: "edge",
    material: "green",
  },
];

const back = (on: (u: number, v: number) => Vector): Mark[] => [
  { outline: patch(on, 0.03, 0.2, 0.24, 0.42), material: "lamp", weight: "fine" },
  { outline: patch(on, 0.76, 0.2, 0.97, 0.42), material: "lamp", weight: "fine" },
  ...[0.3, 0.42, 0.54, 0.66].map(
    (v): Mark => ({ outline: stroke(on, [0.34, v], [0.66, v]), open: true, weight: "edge" }),
  ),
];

const tower = (on: (u: number, v: number) => Vector): Mark[] => [
  { outline: patch(on, 0.1, 0.12, 0.88, 0.88), weight: "fine" },
  { outline: stroke(on, [0.96, 0.02], [0.96, 0.98]), open: true, material: "signal", weight: "bold" },
];

const screen = (on: (u: number, v: number) => Vector): Mark[] => [
  { outline: patch(on, 0.18, 0.22, 0.82, 0.86), material: "glass", weight: "fine" },
  { outline: patch(on, 0.26, 0.34, 0.48, 0.42), material: "signal" },
  { outline: stroke(on, [0.26, 0.6], [0.46, 0.6]), open: true, material: "lamp", weight: "edge" },
  {
    outline: stroke(on, [0.58, 0.4], [0.66, 0.4], [0.66, 0.64], [0.74, 0.74]),
    open: true,
    material: "signal",
    weight: "edge",
  },
];

function fittings(): Body[] {
  return [
    ...stopButton([0.46, -0.3, 1.62]),
    ...stopButton([1.3, 0.3, 1.12]),
    ...lidar([0.28, 0, 1.62]),
    ...beacon([-0.22, -0.385, 2.3]),
    ...beacon([-0.22, 0.385, 2.3]),
    box([1.0, -0.2, 1.12], [0.3, 0.4, 0.03], "graphite", { weight: "fine", light: true }),
  ];
}
