import { box } from "../geometry/loft.ts";
import { Part } from "../geometry/part.ts";
import type { Kit } from "../kit.ts";

export const eurPallet = { length: 1.2, width: 0.8, height: 0.144 };

/** A EUR pallet on y = 0, its length along x: five deck boards, three cross boards, nine blocks, three runners. */
export function pallet({ materials: m }: Kit, grain = 0): Part {
  const part = new Part("pallet");
  const woods = [m.wood0, m.wood1, m.wood2] as const;
  const board = (i: number) => woods[(i + grain) % 3] ?? m.wood0;
  const rows: [number, number][] = [
    [-0.35, 0.1],
    [0, 0.145],
    [0.35, 0.1],
  ];
  for (const [i, [z, width]] of (
    [
      [-0.3275, 0.145],
      [-0.19, 0.1],
      [0, 0.145],
      [0.19, 0.1],
      [0.3275, 0.145],
    ] as const
  ).entries()) {
    part.add(board(i), box(1.2, 0.022, width, 0.003), [0, 0.133, z]);
  }
  for (const [i, x] of [-0.5275, 0, 0.5275].entries()) {
    part.add(board(i + 1), box(0.145, 0.022, 0.8, 0.003), [x, 0.111, 0]);
    for (const [j, [z, width]] of rows.entries())
      part.add(board(i + j), box(0.145, 0.078, width, 0.003), [x, 0.061, z]);
  }
  for (const [j, [z, width]] of rows.entries())
    part.add(board(j + 2), box(1.2, 0.022, width, 0.003), [0, 0.011, z]);
  return part;
}
