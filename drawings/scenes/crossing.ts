import { place } from "../kernel/body.ts";
import type { Group } from "../kernel/scene.ts";
import type { Mark } from "../kernel/solid.ts";
import { arrow, band, crossing, dashes, joint } from "../models/floor.ts";
import { rack } from "../models/rack.ts";
import { aisleSign } from "../models/sign.ts";

/** The rows behind the crossing, with their signs. */
export const racks = (): Group[] => [-10.6, -5.5, -0.4, 4.7].flatMap((x, row) => rackRow(x, row));

function rackRow(x: number, row: number): Group[] {
  const bodies = place(
    rack({ bays: 4, levels: [1.6, 3.1, 4.6], height: 5.8, seed: row * 5 }),
    [x + 1.1, 3.4, 0],
    1,
  );
  const sign = aisleSign(
    [x, 3.3, 2.3],
    [
      ["A", "1"],
      ["A", "1"],
      ["B", "2"],
      ["C", "3"],
    ][row] ?? ["A"],
  );
  return [
    { bodies, depth: "far" },
    { bodies: sign, depth: "middle" },
  ];
}

export function heroFloor(): Mark[] {
  return [
    ...[-2, 1, 2].flatMap((x) => [
      joint([
        [x * 6, -12],
        [x * 6, 30],
      ]),
    ]),
    ...[-6.9, 9].map((y) =>
      joint([
        [-40, y],
        [40, y],
      ]),
    ),
    band([-30, 2.75], [30, 2.75], 0.1),
    band([-30, -3.6], [30, -3.6], 0.1),
    ...dashes([-20, -0.55], [2.6, -0.55], 0.7),
    ...dashes([5.4, -0.55], [20, -0.55], 0.7),
    ...crossing(3.1, -3.3, 4.9, 2.6),
    arrow([-3.4, -2.1], 2),
  ];
}
