import { type Plant, row } from "./plant.ts";

/** Three packing lines at the left, their store between the lanes, and a wall with one door before staging. */
export const wrappedPallets = {
  hall: [-19, -1.5, 78, 38],
  walls: [
    [
      [31, -1.5],
      [31, 0.2],
    ],
    [
      [31, 3.8],
      [31, 26.2],
    ],
    [
      [31, 29.8],
      [31, 36.5],
    ],
  ],
  doors: [
    [
      [31, 0.2],
      [31, 3.8],
    ],
  ],
  things: [
    ...row(3, [0, -7], ["machine", -17.5, 20.2, 6, 3.6]),
    ...row(3, [0, -7], ["conveyor", -11.5, 21.3, 9, 1.4]),
    ...row(3, [0, -7], ["machine", -2.5, 20.4, 3.2, 3.2]),
    ...row(3, [0, -7], ["conveyor", 0.7, 21.3, 2, 1.4]),
    ...row(2, [0, 1.3], ["rack", 13, 5.5, 15, 1.1]),
    ...row(2, [0, 1.3], ["rack", 13, 11.5, 15, 1.1]),
    ...row(2, [0, 1.3], ["rack", 13, 17.5, 15, 1.1]),
    ["rack", 13, 23.5, 15, 1.1],
    ["lanes", 34, 7, 9, 15],
    ...row(3, [0, -7], ["lanes", 53.4, 20.6, 4.4, 2.8]),
    ...row(3, [0, -7], ["dock", 58.4, 20.7, 1.2, 2.6]),
    ...row(3, [0, -7], ["trailer", 59.6, 20.7, 13.6, 2.6]),
  ],
  names: [
    ["Packing lines", -14.5, 26],
    ["Wrappers", -0.9, 26],
    ["Film and cartons", 20.5, 15.2],
    ["Empty pallets", 38.5, 24],
    ["Door", 31, 5.4],
    ["Docks", 62.5, 26],
  ],
} as const satisfies Plant;
