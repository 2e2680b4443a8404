import { type Plant, row } from "./plant.ts";

/** Two packing lines at the left, the store's racks at the right, and the crate washer inside the ring. */
export const twoDecks = {
  hall: [-20, -1.5, 86, 31.5],
  walls: [
    [
      [49.5, -1.5],
      [49.5, 10],
    ],
    [
      [49.5, 12],
      [49.5, 16],
    ],
    [
      [49.5, 18],
      [49.5, 30],
    ],
  ],
  things: [
    ...row(2, [0, 6], ["conveyor", -8, 10.4, 10.2, 1.2]),
    ...row(2, [0, 6], ["machine", -13, 9.2, 5, 3.6]),
    ...row(2, [0, 6], ["conveyor", -18.5, 10.4, 5.5, 1.2]),
    ...row(2, [0, 6], ["conveyor", 46, 10.4, 6.5, 1.2]),
    ...row(4, [0, 5.6], ["rack", 53, 3.4, 11.5, 1.1]),
    ...row(4, [0, 5.6], ["rack", 53, 6, 11.5, 1.1]),
    ["zone", 12, 9.5, 24, 9],
    ["machine", 14, 12, 9, 4],
    ["conveyor", 23, 13.4, 6, 1.2],
    ["lanes", 29.5, 11, 5, 6],
  ],
  names: [
    ["Packing lines", -10.5, 20.2],
    ["Store", 58.7, 27.6],
    ["Crate washer", 18.5, 10.7],
    ["Crates", 32, 17.7],
  ],
} as const satisfies Plant;
