import { type Plant, row } from "./plant.ts";

/** An assembly line along the upper wall, machining inside the loop, and the supermarket's racks below it. */
export const lineSideMilkRun = {
  hall: [-2.5, -9.5, 65.5, 43],
  things: [
    ["conveyor", 12, 28.6, 42, 1.8],
    ...row(3, [12, 0], ["table", 17.5, 26.2, 5, 1.2]),
    ...row(6, [7, 0], ["machine", 13.5, 30.8, 3.4, 2]),
    ...row(4, [8.6, 0], ["machine", 13, 10, 5.6, 6]),
    ["rack", 15.5, 0.6, 17, 1.1],
    ["rack", 15.5, 1.7, 17, 1.1],
    ["rack", 2, -3, 30.5, 1.1],
    ["rack", 2, -4.1, 30.5, 1.1],
    ["rack", 2, -8, 30.5, 1.1],
    ["walkway", 38.2, -9.5, 2, 19],
    ["zone", 46, -8, 15, 10],
    ...row(3, [4.6, 0], ["table", 48, -5.2, 2.4, 1.2]),
    ...row(3, [4.6, 0], ["table", 48, -1.8, 2.4, 1.2]),
  ],
  names: [
    ["Assembly line", 5.8, 29.5],
    ["Machining", 17.5, 8.6],
    ["Parts racks", 18, -6],
    ["Gangway to the canteen", 39.8, -6.6],
    ["Cart loading", 53.6, -3.1],
  ],
} as const satisfies Plant;
