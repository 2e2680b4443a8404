import type { Body } from "../kernel/body.ts";
import { box, type On, patch, stroke } from "../kernel/loft.ts";
import type { Mark } from "../kernel/solid.ts";
import { writing } from "./glyphs.ts";

/** A charging cabinet that faces -x, with its contact plates on the floor before it. */
export function charger(): Body[] {
  const front = (on: On): Mark[] => [
    { outline: patch(on, 0.18, 0.56, 0.82, 0.84), material: "glass", weight: "fine" },
    ...writing(on, ["bolt"], [0.36, 0.6, 0.64, 0.8], "signal", "edge"),
    { outline: patch(on, 0.12, 0.1, 0.88, 0.3), material: "graphite", weight: "fine" },
  ];
  const side = (on: On): Mark[] =>
    [0.5, 0.58, 0.66].map((v) => ({
      outline: stroke(on, [0.25, v], [0.75, v]),
      open: true,
      weight: "edge" as const,
    }));
  return [
    box([0, -0.35, 0], [0.4, 0.7, 0.1], "graphite"),
    box([0, -0.35, 0.1], [0.4, 0.7, 1.05], "shell", { sides: { 0: side, 3: front, 1: front } }),
    box([0.04, -0.31, 1.15], [0.32, 0.62, 0.06], "green", { light: true }),
    box([-0.3, -0.22, 0.02], [0.3, 0.44, 0.08], "graphite", { weight: "fine", light: true }),
  ];
}
