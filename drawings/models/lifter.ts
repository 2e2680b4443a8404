import type { Body } from "../kernel/body.ts";
import { chamfered, level, loft, type On, patch, prism, stroke } from "../kernel/loft.ts";
import { arc } from "../kernel/outline.ts";
import { post } from "../kernel/round.ts";
import type { Mark } from "../kernel/solid.ts";
import { times, type Vector } from "../kernel/vector.ts";
import { scanner, stopButton } from "./fittings.ts";
import { headlamps, letter, vents } from "./markings.ts";

/** MAG 1500 Lifter, 1.3 × 0.9 m and 0.26 m high; its plate rises by `lift` metres. */
export function lifter(lift = 0): Body[] {
  return [
    prism(chamfered(-0.66, -0.46, 0.66, 0.46, 0.19), 0.025, 0.095, "rubber"),
    prism(chamfered(-0.6, -0.4, 0.6, 0.4, 0.16), 0.095, 0.125, "rubber", { light: true }),
    ...scanner(0.55, -0.34, 0.085),
    ...scanner(-0.55, 0.34, 0.085),
    prism(chamfered(-0.645, -0.445, 0.645, 0.445, 0.185), 0.125, 0.15, "signal", {
      weight: "fine",
      light: true,
    }),
    loft(
      level(chamfered(-0.65, -0.45, 0.65, 0.45, 0.19), 0.15),
      level(chamfered(-0.6, -0.4, 0.6, 0.4, 0.17), 0.25),
      "shell",
      {
        topMaterial: "shell",
        sides: { 0: flank, 2: lamps, 4: flank, 6: lamps },
        top: deck,
      },
    ),
    post([0, 0, 0.25], 0.29, 0.012 + lift, "graphite", { light: true, cap: plate }),
    ...stopButton([0.47, -0.25, 0.25]),
    ...stopButton([-0.47, 0.25, 0.25]),
  ];
}

const lamps = (on: On): Mark[] => [
  ...headlamps(on, 0.3, 0.62, 0.18),
  { outline: patch(on, 0.36, 0.26, 0.64, 0.66), material: "graphite", weight: "fine" },
];

const flank = (on: On): Mark[] => [
  { outline: stroke(on, [0.16, 0], [0.16, 1]), open: true },
  { outline: stroke(on, [0.84, 0], [0.84, 1]), open: true },
  letter(on, [0.22, 0.28, 0.27, 0.72]),
  ...vents(on, 0.6, 0.76, [0.36, 0.5, 0.64]),
];

const deck = (on: On): Mark[] => {
  const outline = [
    [0.15, 0.06],
    [0.85, 0.06],
    [0.95, 0.21],
    [0.95, 0.79],
    [0.85, 0.94],
    [0.15, 0.94],
    [0.05, 0.79],
    [0.05, 0.21],
  ].map(([u = 0, v = 0]) => [on(u, v)] as const);
  const lines = [0.28, 0.72].map(
    (u): Mark => ({
      outline: stroke(on, [u, 0.06], [u, 0.94]),
      open: true,
      material: "rubber",
      weight: "fine",
    }),
  );
  return [{ outline, material: "graphite", weight: "fine" }, ...lines];
};

/** The plate's rings. */
const plate = (centre: Vector, across: Vector, up: Vector): Mark[] => [
  { outline: arc(centre, times(across, 0.86), times(up, 0.86)), weight: "fine" },
  { outline: arc(centre, times(across, 0.5), times(up, 0.5)), weight: "fine" },
  { outline: arc(centre, times(across, 0.18), times(up, 0.18)), material: "signal" },
];
