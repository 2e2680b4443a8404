import type { Body } from "../kernel/body.ts";
import { box } from "../kernel/loft.ts";

/** A gantry palletiser over the end of a line: four columns, a beam, a gripper above its stack. */
export function palletiser(): Body[] {
  const columns = [-1.1, 1].flatMap((x) =>
    [-1.1, 1].map((y) => box([x, y, 0], [0.1, 0.1, 2.7], "graphite", { weight: "fine" })),
  );
  return [
    ...columns,
    ...[-1.1, 1].map((y) => box([-1, y, 2.58], [2, 0.1, 0.14], "graphite", { weight: "fine", light: true })),
    ...[-1.1, 1].map((x) => box([x, -1, 2.58], [0.1, 2, 0.14], "graphite", { weight: "fine", light: true })),
    box([-0.15, -1.1, 2.72], [0.3, 2.2, 0.16], "green", { light: true }),
    box([-0.2, -0.25, 2.5], [0.4, 0.5, 0.4], "steel", { light: true }),
    box([-0.06, -0.06, 1.66], [0.12, 0.12, 0.84], "steel", { weight: "fine", light: true }),
    box([-0.42, -0.28, 1.56], [0.84, 0.56, 0.1], "graphite", { light: true }),
  ];
}
