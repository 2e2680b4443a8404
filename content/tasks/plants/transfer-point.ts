import { type Plant, row } from "./plant.ts";

/** The storage system's aisles at the left, and a wall with two doors before the chilled dispatch. */
export const transferPoint = {
  hall: [-29, -1.5, 78, 29.5],
  walls: [
    [
      [30.2, -1.5],
      [30.2, 2.4],
    ],
    [
      [30.2, 5.6],
      [30.2, 18.4],
    ],
    [
      [30.2, 21.6],
      [30.2, 28],
    ],
  ],
  doors: [
    [
      [30.2, 2.4],
      [30.2, 5.6],
    ],
    [
      [30.2, 18.4],
      [30.2, 21.6],
    ],
  ],
  things: [
    ["cold", 30.2, -1.5, 18.8, 29.5],
    ...row(5, [0, 5.4], ["rack", -27.5, 1.2, 20, 1.3]),
    ...row(5, [0, 5.4], ["rack", -27.5, 3.9, 20, 1.3]),
    ["conveyor", -6, 2, 1.4, 22],
    ["conveyor", -4.6, 11.3, 4.4, 1.4],
    ...row(2, [0, 6], ["conveyor", 40, 8.4, 6.5, 1.2]),
    ...row(2, [0, 6], ["dock", 48.4, 7.7, 1.2, 2.6]),
    ...row(2, [0, 6], ["trailer", 49.6, 7.7, 13.6, 2.6]),
    ["lanes", 10, 8, 7, 7],
    ["lanes", 20, 8, 7, 7],
  ],
  names: [
    ["Storage and retrieval system", -17.5, 26.4],
    ["Heavy pallets", 13.5, 11.5],
    ["Empty pallets", 23.5, 11.5],
    ["Dispatch, chilled", 39.5, 24.6],
    ["Doors", 27.6, 5.4],
  ],
} as const satisfies Plant;
