import { type Body, place } from "../kernel/body.ts";
import { box, chamfered, level, loft, nosed, type On, patch, prism } from "../kernel/loft.ts";
import { arc } from "../kernel/outline.ts";
import type { Mark } from "../kernel/solid.ts";
import { times, type Vector } from "../kernel/vector.ts";
import { beacon, lidar, scanner, stopButton } from "./fittings.ts";
import type { ForkState } from "./fork.ts";
import { everySide, glow, headlamps, letter, screen, seam, upright, vents } from "./markings.ts";
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

const ground = chamfered(-0.06, -0.36, 1.62, 0.36, 0.16);
const body = chamfered(-0.06, -0.52, 1.66, 0.52, 0.24);
const bonnet = chamfered(-0.04, -0.48, 1.44, 0.48, 0.22);
const foot = chamfered(-0.02, -0.44, 0.72, 0.44, 0.1);
const head = chamfered(0, -0.4, 0.56, 0.4, 0.09);

function hull(): Body[] {
  return [
    prism(ground, 0.08, 0.36, "rubber"),
    prism(chamfered(0.42, -0.52, 0.98, 0.52, 0.03), 0.1, 0.4, "graphite", { sides: { 0: seam, 4: seam } }),
    prism(nosed(1.42, -0.52, 1.74, 0.52, 0.2), 0.06, 0.3, "graphite", {
      sides: { 1: seam, 2: seam, 3: seam },
    }),
    ...scanner(1.58, -0.4, 0.3),
    ...scanner(1.58, 0.4, 0.3),
    prism(body, 0.4, 0.5, "graphite"),
    prism(body, 0.5, 0.64, "green", { sides: everySide(8, glow) }),
    loft(level(body, 0.64), level(bonnet, 1.12), "shell", { sides: { 0: flank, 2: weight, 4: flank } }),
    loft(level(foot, 1.12), level(head, 1.62), "shell", {
      topMaterial: "graphite",
      sideMaterials: { 2: "graphite" },
      sides: { 0: tower, 2: (on) => screen(on, [0.18, 0.22, 0.82, 0.86]), 4: tower },
    }),
  ];
}

const flank = (on: On): Mark[] => [
  { outline: patch(on, 0.42, 0.12, 0.92, 0.86), weight: "fine" },
  ...vents(on, 0.62, 0.84, [0.3, 0.38, 0.46, 0.54, 0.62]),
  { outline: patch(on, 0.46, 0.4, 0.475, 0.66), material: "graphite" },
  letter(on, [0.08, 0.42, 0.13, 0.66]),
];

/** The back of the counterweight. */
const weight = (on: On): Mark[] => [
  ...headlamps(on, 0.2, 0.42),
  ...vents(on, 0.34, 0.66, [0.3, 0.42, 0.54, 0.66]),
];

const tower = (on: On): Mark[] => [
  { outline: patch(on, 0.1, 0.12, 0.88, 0.88), weight: "fine" },
  upright(on, 0.96),
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
