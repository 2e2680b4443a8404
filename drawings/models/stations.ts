import { type Body, place } from "../kernel/body.ts";
import { box, type On, patch, stroke } from "../kernel/loft.ts";
import { post } from "../kernel/round.ts";
import type { Mark } from "../kernel/solid.ts";
import { writing } from "./glyphs.ts";
import { wrapped } from "./load.ts";
import { pallet } from "./pallet.ts";

/** A charging cabinet that faces -x, with its contact plates on the floor before it. */
export function charger(): Body[] {
  const front = (on: On): Mark[] => [
    { outline: patch(on, 0.18, 0.56, 0.82, 0.84), material: "glass", weight: "fine" },
    ...writing(on, ["bolt"], [0.36, 0.6, 0.64, 0.8], "signal", "edge"),
    { outline: patch(on, 0.12, 0.1, 0.88, 0.3), material: "graphite", weight: "fine" },
  ];
  const side = (on: On): Mark[] => [0.5, 0.58, 0.66].map((v) => ({ outline: stroke(on, [0.25, v], [0.75, v]), open: true, weight: "edge" as const }));
  return [
    box([0, -0.35, 0], [0.4, 0.7, 0.1], "graphite"),
    box([0, -0.35, 0.1], [0.4, 0.7, 1.05], "shell", { sides: { 0: side, 3: front, 1: front } }),
    box([0.04, -0.31, 1.15], [0.32, 0.62, 0.06], "green", { light: true }),
    box([-0.3, -0.22, 0.02], [0.3, 0.44, 0.08], "graphite", { weight: "fine", light: true }),
  ];
}

/** A call button on its post: a person asks for a vehicle here. */
export const callPost = (): Body[] => [
  post([0, 0, 0], 0.14, 0.03, "graphite", { weight: "fine" }),
  post([0, 0, 0.03], 0.03, 1.05, "steel", { weight: "fine" }),
  box([-0.11, -0.08, 1.08], [0.22, 0.16, 0.24], "shell", { weight: "fine", sides: { 0: (on) => [{ outline: patch(on, 0.28, 0.25, 0.72, 0.75), material: "signal", weight: "fine" }] } }),
];

/** A pallet wrapper: turntable, mast and film; the pallet on it is being wrapped. */
export function wrapper(): Body[] {
  const film = (on: On): Mark[] => [{ outline: stroke(on, [0, 0.5], [1, 0.5]), open: true }];
  return [
    box([-0.95, -0.9, 0], [1.9, 1.8, 0.06], "graphite"),
    post([0, 0, 0.06], 0.84, 0.05, "steel"),
    ...place([...pallet(), ...place(wrapped([1.12, 0.76, 1.1]), [0, 0, 0.144])], [0, 0, 0.11]),
    box([0.86, 0.78, 0.06], [0.34, 0.34, 2.3], "green", { sides: { 0: (on) => [{ outline: stroke(on, [0.3, 0.04], [0.3, 0.96]), open: true }, { outline: stroke(on, [0.7, 0.04], [0.7, 0.96]), open: true }] } }),
    box([0.8, 0.5, 0.62], [0.24, 0.28, 0.66], "shell", { weight: "fine", sides: { 0: film } }),
    post([0.76, 0.4, 0.68], 0.09, 0.54, "wrap", { weight: "fine" }),
    box([0.9, 0.82, 2.36], [0.26, 0.26, 0.1], "graphite", { light: true }),
  ];
}

/** A gantry palletiser over the end of a line: four columns, a beam, a gripper above its stack. */
export function palletiser(): Body[] {
  const columns = [-1.1, 1].flatMap((x) => [-1.1, 1].map((y) => box([x, y, 0], [0.1, 0.1, 2.7], "graphite", { weight: "fine" })));
  return [
    ...columns,
    ...[-1.1, 1].map((y) => box([-1, y, 2.58], [2, 0.1, 0.14], "graphite", { weight: "fine", light: true })),
    ...[-1.1, 1].map((x) => box([x, -1, 2.58], [0.1, 2, 0.14], "graphite", { weight: "fine", light: true })),
    box([-0.15, -1.1, 2.72], [0.3, 2.2, 0.16], "green", { light: true }),
    box([-0.2, -0.25, 2.5], [0.4, 0.5, 0.4], "shell", { light: true }),
    box([-0.06, -0.06, 1.66], [0.12, 0.12, 0.84], "steel", { weight: "fine", light: true }),
    box([-0.42, -0.28, 1.56], [0.84, 0.56, 0.1], "graphite", { light: true }),
  ];
}

/** A packing table that faces -y: top, shelf above, screen. */
export function packingTable(seed = 0): Body[] {
  return [
    ...[-0.85, 0.79].flatMap((x) => [-0.4, 0.34].map((y) => box([x, y, 0], [0.06, 0.06, 0.86], "graphite", { weight: "fine" }))),
    box([-0.9, -0.45, 0.86], [1.8, 0.9, 0.05], "wood"),
    box([-0.7, -0.25, 0.91], [0.42, 0.34, 0.26 + (seed % 2) * 0.08], seed % 3 === 0 ? "card" : "cardPale", { weight: "fine" }),
    box([-0.1, -0.32, 0.91], [0.36, 0.3, 0.16], "tote", { weight: "fine" }),
    ...[-0.85, 0.79].map((x) => box([x, 0.36, 0.91], [0.06, 0.06, 1.05], "graphite", { weight: "fine", light: true })),
    box([-0.85, 0.2, 1.56], [1.7, 0.26, 0.04], "steel", { weight: "fine", light: true }),
    ...[-0.6, -0.15, 0.3].map((x, index) => box([x, 0.22, 1.6], [0.36, 0.2, 0.18 + ((index + seed) % 3) * 0.06], index % 2 === 0 ? "cardPale" : "tote", { weight: "fine", light: true })),
    box([0.36, 0.28, 1.05], [0.42, 0.05, 0.3], "glass", { weight: "fine", light: true, sides: { 0: (on) => [{ outline: patch(on, 0.12, 0.6, 0.5, 0.76), material: "signal" }] } }),
  ];
}
