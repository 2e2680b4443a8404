import { type Plant, row } from "./plant.ts";

/** The dock hall below, with its gates and the check; a wall with two doors; the racks above it, production beside. */
export const inboundHandOver = {
  hall: [0.2, -1.6, 69.2, 47.2],
  walls: [
    [
      [0.2, 26],
      [6, 26],
    ],
    [
      [10, 26],
      [58, 26],
    ],
    [
      [62, 26],
      [69.4, 26],
    ],
  ],
  doors: [
    [
      [6, 26],
      [10, 26],
    ],
    [
      [58, 26],
      [62, 26],
    ],
  ],
  things: [
    ...row(3, [10, 0], ["dock", 38.6, -1.6, 2.8, 1.2]),
    ...row(2, [10, 0], ["lanes", 43.2, 0, 3.6, 5.4]),
    ...row(2, [12, 0], ["table", 22.4, 13, 4, 1.6]),
    ["zone", 45, 10.6, 12, 7],
    ...row(3, [3.6, 0], ["table", 46.4, 12.4, 2.4, 1.2]),
    ...row(3, [3.6, 0], ["table", 46.4, 15, 2.4, 1.2]),
    ...row(3, [12, 0], ["rack", 21, 44.3, 10, 1.1]),
    ["rack", 14, 26.8, 36, 1.1],
    ["machine", 62.6, 36, 5, 4],
    ["machine", 62.6, 26.8, 5, 3],
  ],
  names: [
    ["Dock", 55, 3],
    ["Check", 24.4, 11.4],
    ["Kitting", 51, 9.6],
    ["Racks", 20, 40],
    ["Production", 65, 42],
  ],
} as const satisfies Plant;
