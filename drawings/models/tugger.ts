import { type Body, place } from "../kernel/body.ts";
import { box, chamfered, level, loft, nosed, type On, patch, prism } from "../kernel/loft.ts";
import { arc } from "../kernel/outline.ts";
import type { Mark } from "../kernel/solid.ts";
import { times, type Vector } from "../kernel/vector.ts";
import { beacon, lidar, scanner, stopButton } from "./fittings.ts";
import { everySide, glow, headlamps, letter, screen, seam, vents } from "./markings.ts";

const body = chamfered(-0.7, -0.42, 0.66, 0.42, 0.14);
const bonnet = chamfered(-0.68, -0.38, 0.5, 0.38, 0.12);

/** MAG 1500 AGV Tugger: a tractor that looks along +x and pulls at its hitch at x = -0.86. */
function tractor(): Body[] {
  return [
    box([-0.9, -0.06, 0.2], [0.2, 0.12, 0.05], "graphite", { weight: "fine" }),
    ...[-0.5, 0.42].flatMap((x) => [-0.43, 0.33].map((y) => wheel(x, y, 0.14))),
    prism(chamfered(-0.68, -0.36, 0.68, 0.36, 0.12), 0.06, 0.22, "rubber"),
    prism(nosed(0.5, -0.47, 0.86, 0.47, 0.2), 0.04, 0.18, "rubber", { sides: everySide(4, seam) }),
    ...scanner(0.74, -0.32, 0.18),
    ...scanner(0.74, 0.32, 0.18),
    prism(body, 0.2, 0.32, "graphite"),
    prism(body, 0.32, 0.42, "green", { sides: everySide(8, glow) }),
    loft(level(body, 0.42), level(bonnet, 0.72), "shell", {
      sides: { 0: flank, 2: face, 4: flank },
      top: (on) => [{ outline: patch(on, 0.44, 0.12, 0.92, 0.88) }],
    }),
    ...column(),
    ...stopButton([0.3, -0.24, 0.72]),
    ...stopButton([0.3, 0.24, 0.72]),
  ];
}

const flank = (on: On): Mark[] => [
  { outline: patch(on, 0.08, 0.12, 0.9, 0.86), weight: "fine" },
  ...vents(on, 0.62, 0.84, [0.3, 0.42, 0.54, 0.66]),
  letter(on, [0.14, 0.38, 0.21, 0.7]),
];

const face = (on: On): Mark[] => [
  ...headlamps(on, 0.2, 0.44, 0.23),
  { outline: patch(on, 0.34, 0.2, 0.66, 0.7), material: "graphite", weight: "fine" },
];

/** The column at the back carries the screen, the lamps and the LiDAR. */
function column(): Body[] {
  const foot = chamfered(-0.66, -0.32, -0.2, 0.32, 0.08);
  const head = chamfered(-0.64, -0.27, -0.34, 0.27, 0.06);
  const panel = (on: On): Mark[] => [{ outline: patch(on, 0.12, 0.1, 0.88, 0.86) }];
  return [
    loft(level(foot, 0.72), level(head, 1.2), "shell", {
      topMaterial: "graphite",
      sideMaterials: { 2: "graphite" },
      sides: { 0: panel, 2: (on) => screen(on, [0.2, 0.4, 0.8, 0.86]), 4: panel },
    }),
    ...beacon([-0.49, -0.2, 1.2]),
    ...beacon([-0.49, 0.2, 1.2]),
    ...lidar([-0.49, 0, 1.2]),
  ];
}

function wheel(x: number, y: number, radius: number): Body {
  return {
    from: [x, y, radius],
    axis: [0, 1, 0],
    length: 0.1,
    radius,
    material: "rubber",
    weight: "fine",
    cap: (centre: Vector, across: Vector, up: Vector): Mark[] => [
      { outline: arc(centre, times(across, 0.5), times(up, 0.5)), material: "steel", weight: "fine" },
    ],
  };
}

/** A cart of the train, 1.3 × 0.9 m, with its drawbar along +x; its load stands on z = 0. */
function trainCart(load: readonly Body[] = []): Body[] {
  return [
    box([0.64, -0.035, 0.21], [0.46, 0.07, 0.04], "graphite", { weight: "fine" }),
    ...[-0.5, 0.5].flatMap((x) => [-0.42, 0.34].map((y) => wheel(x, y, 0.12))),
    box([-0.64, -0.45, 0.26], [1.28, 0.9, 0.08], "graphite", { sides: { 0: seam } }),
    ...[-0.64, 0.6].flatMap((x) => [
      ...[-0.45, 0.41].map((y) => box([x, y, 0.34], [0.04, 0.04, 0.86], "graphite", { weight: "fine" })),
      box([x, -0.41, 1.16], [0.04, 0.82, 0.04], "graphite", { weight: "fine", light: true }),
      box([x, -0.41, 0.74], [0.04, 0.82, 0.03], "graphite", { weight: "fine", light: true }),
    ]),
    ...place(load, [0, 0, 0.34]),
  ];
}

/** A tractor with carts behind it, one coupling after another. */
export function tuggerTrain(loads: readonly (readonly Body[])[]): Body[] {
  return [
    ...loads.flatMap((load, index) => place(trainCart(load), [-1.94 - index * 1.74, 0, 0])),
    ...tractor(),
  ];
}
