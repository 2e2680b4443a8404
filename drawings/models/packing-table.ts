import type { Body } from "../kernel/body.ts";
import { box, patch } from "../kernel/loft.ts";

/** A packing table that faces -y: top, shelf above, screen. */
export function packingTable(seed = 0): Body[] {
  return [
    ...[-0.85, 0.79].flatMap((x) =>
      [-0.4, 0.34].map((y) => box([x, y, 0], [0.06, 0.06, 0.86], "graphite", { weight: "fine" })),
    ),
    box([-0.9, -0.45, 0.86], [1.8, 0.9, 0.05], "wood"),
    box([-0.7, -0.25, 0.91], [0.42, 0.34, 0.26 + (seed % 2) * 0.08], seed % 3 === 0 ? "card" : "cardPale", {
      weight: "fine",
    }),
    box([-0.1, -0.32, 0.91], [0.36, 0.3, 0.16], "tote", { weight: "fine" }),
    ...[-0.85, 0.79].map((x) =>
      box([x, 0.36, 0.91], [0.06, 0.06, 1.05], "graphite", { weight: "fine", light: true }),
    ),
    box([-0.85, 0.2, 1.56], [1.7, 0.26, 0.04], "steel", { weight: "fine", light: true }),
    ...[-0.6, -0.15, 0.3].map((x, index) =>
      box(
        [x, 0.22, 1.6],
        [0.36, 0.2, 0.18 + ((index + seed) % 3) * 0.06],
        index % 2 === 0 ? "cardPale" : "tote",
        { weight: "fine", light: true },
      ),
    ),
    box([0.36, 0.28, 1.05], [0.42, 0.05, 0.3], "glass", {
      weight: "fine",
      light: true,
      sides: { 0: (on) => [{ outline: patch(on, 0.12, 0.6, 0.5, 0.76), material: "signal" }] },
    }),
  ];
}
