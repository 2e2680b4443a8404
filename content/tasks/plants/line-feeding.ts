import { type Plant, row } from "./plant.ts";

/** The assembly line along the upper wall, its supermarket inside the tugger's round, and the dock at the right below. */
export const lineFeeding = {
  hall: [-5.5, -2.3, 94.5, 37.5],
  walls: [
    [
      [56.2, 10.2],
      [56.2, 23.8],
    ],
  ],
  things: [
    ["conveyor", 8, 31.2, 46, 1.8],
    ...row(3, [12, 0], ["table", 15.6, 28.6, 5, 1.2]),
    ...row(6, [7.4, 0], ["machine", 9, 33.6, 4, 1.4]),
    ["conveyor", 57, 33.8, 15, 1.2],
    ["rack", 8, 10.6, 30, 1.1],
    ["rack", 8, 11.7, 30, 1.1],
    ["rack", 8, 15.4, 30, 1.1],
    ["rack", 8, 16.5, 30, 1.1],
    ...row(3, [10, 0], ["machine", 9, 19.6, 6, 3.4]),
    ["zone", 6, -1.5, 17, 6.5],
    ...row(4, [4, 0], ["table", 7, 0.4, 2.6, 1.2]),
    ...row(2, [5.5, 0], ["lanes", 58, 11.4, 4, 5.4]),
    ...row(2, [10, 0], ["dock", 60.6, -2.3, 2.8, 1.2]),
  ],
  names: [
    ["Assembly line", 49, 29.6],
    ["Parts racks", 23, 14],
    ["Cart loading", 14.5, 3.2],
    ["Machining", 22, 18.4],
    ["Goods for the dock", 64.4, 10.6],
    ["Dock", 67, 0.2],
  ],
} as const satisfies Plant;
