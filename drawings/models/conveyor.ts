import { type Body, place } from "../kernel/body.ts";
import { box, chamfered, loft, type On, patch, prism, stroke } from "../kernel/loft.ts";
import { roll } from "../kernel/round.ts";
import type { Mark } from "../kernel/solid.ts";
import type { Vector } from "../kernel/vector.ts";
import { scanner, stopButton } from "./fittings.ts";
import { every } from "./lifter.ts";

/** Upper edge of the rollers above the floor, in metres: vehicles and fixed conveyors meet here. */
export const deckHeight = 0.72;

/** A roller deck from x0 to x1: two cheeks, rollers lying along y between them. */
export function rollers(x0: number, x1: number, width: number, pitch = 0.1): Body[] {
  const half = width / 2;
  const count = Math.floor((x1 - x0) / pitch);
  const start = x0 + (x1 - x0 - (count - 1) * pitch) / 2;
  const cheeks = [-half, half - 0.045].map((y) =>
    box([x0, y, deckHeight - 0.13], [x1 - x0, 0.045, 0.12], "steel", { sides: { 0: bolts, 2: bolts } }),
  );
  const bed = box(
    [x0 + 0.02, -half + 0.045, deckHeight - 0.12],
    [x1 - x0 - 0.04, width - 0.09, 0.04],
    "graphite",
    { weight: "fine", light: true },
  );
  const tubes = Array.from({ length: count }, (_, index) =>
    roll([start + index * pitch, -half + 0.045, deckHeight - 0.035], 0.035, width - 0.09, "steel", {
      weight: "fine",
      light: true,
    }),
  );
  return [bed, ...tubes, ...cheeks];
}

const bolts = (on: On): Mark[] => [{ outline: stroke(on, [0, 0.35], [1, 0.35]), open: true }];

/** A fixed conveyor from x = 0 to `length`, on legs. */
export function conveyor(length: number, width = 0.95): Body[] {
  const half = width / 2;
  const count = Math.max(2, Math.round(length / 1.6) + 1);
  const legs = Array.from(
    { length: count },
    (_, index) => 0.12 + (index * (length - 0.3)) / (count - 1),
  ).flatMap((x) => [
    ...[-half + 0.02, half - 0.08].flatMap((y) => [
      box([x, y, 0.02], [0.06, 0.06, deckHeight - 0.15], "graphite", { weight: "fine" }),
      box([x - 0.03, y - 0.03, 0], [0.12, 0.12, 0.02], "graphite", { weight: "fine", light: true }),
    ]),
    box([x + 0.01, -half + 0.08, 0.2], [0.04, width - 0.16, 0.04], "graphite", {
      weight: "fine",
      light: true,
    }),
  ]);
  return [...legs, ...rollers(0, length, width, 0.115)];
}

const at = (plan: readonly (readonly [number, number])[], z: number) =>
  plan.map(([x, y]): Vector => [x, y, z]);

/** The drive unit under the decks of the conveyor vehicles, 1.5 × 0.95 m. */
export function driveUnit(): Body[] {
  return [
    prism(chamfered(-0.78, -0.5, 0.78, 0.5, 0.17), 0.03, 0.15, "rubber", {
      sides: every(() => (on) => [{ outline: stroke(on, [0, 0.5], [1, 0.5]), open: true }]),
    }),
    prism(chamfered(-0.7, -0.42, 0.7, 0.42, 0.14), 0.15, 0.2, "rubber", { light: true }),
    ...scanner(0.66, -0.38, 0.14),
    ...scanner(-0.66, 0.38, 0.14),
    prism(chamfered(-0.75, -0.47, 0.75, 0.47, 0.15), 0.2, 0.3, "green", {
      sides: every((side) => (on) => [
        {
          outline: stroke(on, [0, 0.88], [1, 0.88]),
          open: true,
          material: "signal",
          weight: side < 4 ? "edge" : "fine",
        },
      ]),
    }),
    loft(
      at(chamfered(-0.75, -0.47, 0.75, 0.47, 0.15), 0.3),
      at(chamfered(-0.7, -0.42, 0.7, 0.42, 0.13), 0.55),
      "shell",
      {
        topMaterial: "graphite",
        sides: { 0: flank, 4: flank, 2: front, 6: front },
      },
    ),
    prism(chamfered(-0.6, -0.36, 0.6, 0.36, 0.05), 0.55, deckHeight - 0.13, "graphite", { light: true }),
  ];
}

const flank = (on: On): Mark[] => [
  { outline: patch(on, 0.12, 0.14, 0.88, 0.88), weight: "fine" },
  ...[0.3, 0.4, 0.5, 0.6].map(
    (v): Mark => ({ outline: stroke(on, [0.64, v], [0.82, v]), open: true, weight: "edge" }),
  ),
  {
    outline: stroke(on, [0.18, 0.4], [0.18, 0.7], [0.205, 0.52], [0.23, 0.7], [0.23, 0.4]),
    open: true,
    weight: "edge",
    material: "green",
  },
];

const front = (on: On): Mark[] => [
  { outline: patch(on, 0.04, 0.16, 0.24, 0.36), material: "lamp", weight: "fine" },
  { outline: patch(on, 0.76, 0.16, 0.96, 0.36), material: "lamp", weight: "fine" },
  { outline: patch(on, 0.32, 0.3, 0.68, 0.84), material: "glass", weight: "fine" },
  { outline: patch(on, 0.37, 0.42, 0.48, 0.5), material: "signal" },
  {
    outline: stroke(on, [0.54, 0.46], [0.58, 0.46], [0.58, 0.64], [0.63, 0.72]),
    open: true,
    material: "signal",
    weight: "edge",
  },
];

/** MAG 1500 Single Conveyor: one deck of 1.7 m; it hands over at its ends. */
export const singleConveyor = (): Body[] => [
  ...driveUnit(),
  ...rollers(-0.86, 0.86, 0.98),
  ...guides(-0.6, 0.6),
  ...stopButton([0.66, -0.3, 0.55]),
];

/** MAG 1500 Dual Conveyor: two decks, each with its own drive; they hand over to the side. */
export const dualConveyor = (): Body[] => [
  ...driveUnit(),
  ...[-0.46, 0.46].flatMap((x) =>
    place([...rollers(-0.5, 0.5, 0.84, 0.09), ...guides(-0.4, 0.4, 0.84)], [x, 0, 0], 1),
  ),
  ...stopButton([0.66, -0.3, 0.55]),
];

/** Side guides keep the load on the deck. */
function guides(x0: number, x1: number, width = 0.98): Body[] {
  return [-width / 2, width / 2 - 0.04].flatMap((y) => [
    ...[x0 + 0.08, x1 - 0.12].map((x) =>
      box([x, y, deckHeight - 0.01], [0.04, 0.04, 0.07], "graphite", { weight: "fine", light: true }),
    ),
    box([x0 + 0.02, y, deckHeight + 0.06], [x1 - x0 - 0.04, 0.04, 0.05], "green", {
      weight: "fine",
      light: true,
    }),
  ]);
}
