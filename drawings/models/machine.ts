import { type Body, place } from "../kernel/body.ts";
import { box, type On, patch, stroke } from "../kernel/loft.ts";
import type { Mark } from "../kernel/solid.ts";

/** Press or machine: a housing with a window, a door and a lamp. */
export function machine(length: number, height: number): Body[] {
  const front = (on: On): Mark[] => [
    { outline: patch(on, 0.08, 0.34, 0.52, 0.84), material: "glass", weight: "fine" },
    { outline: patch(on, 0.62, 0.08, 0.92, 0.84), weight: "fine" },
    { outline: patch(on, 0.66, 0.6, 0.76, 0.74), material: "signal", weight: "fine" },
    ...[0.14, 0.2, 0.26].map((v): Mark => ({ outline: stroke(on, [0.12, v], [0.48, v]), open: true })),
  ];
  return [
    ...place(
      [
        box([0, -0.7, 0], [length, 1.4, 0.16], "graphite"),
        box([0.05, -0.65, 0.16], [length - 0.1, 1.3, height - 0.16], "wall", { sides: { 0: front } }),
      ],
      [0, 0, 0],
    ),
  ];
}
