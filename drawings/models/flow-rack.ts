import type { Body } from "../kernel/body.ts";
import { box, type On, patch, stroke } from "../kernel/loft.ts";
import type { Mark } from "../kernel/solid.ts";

/** A flow rack at the line side that faces -y: three sloping shelves of totes. */
export function flowRack(seed = 0): Body[] {
  const frame = [-0.75, 0.7].flatMap((x) =>
    [-0.5, 0.45].map((y) => box([x, y, 0], [0.05, 0.05, 1.6], "graphite", { weight: "fine" })),
  );
  const shelves = [0.35, 0.8, 1.25].flatMap((z, shelf) => [
    box([-0.7, -0.5, z], [1.4, 1, 0.03], "steel", { weight: "fine" }),
    ...[0, 1, 2].flatMap((slot) =>
      (seed + shelf * 2 + slot) % 5 === 3
        ? []
        : [
            box(
              [-0.64 + slot * 0.46, -0.46, z + 0.03],
              [0.38, 0.6, 0.24],
              (seed + shelf + slot) % 2 === 0 ? "tote" : "cardPale",
              { weight: "fine", light: true, sides: { 0: grip } },
            ),
          ],
    ),
  ]);
  return [...shelves, ...frame];
}

const grip = (on: On): Mark[] => [
  { outline: patch(on, 0.34, 0.56, 0.66, 0.74) },
  { outline: stroke(on, [0, 0.86], [1, 0.86]), open: true },
];
