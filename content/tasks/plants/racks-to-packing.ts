import { type Plant, row } from "./plant.ts";

/** Shelves to pick from below and inside the ring, packing tables above it, and a belt that takes the parcels away. */
export const racksToPacking = {
  hall: [-2, -13.5, 53, 43],
  things: [
    ...row(5, [4.4, 0], ["rack", 10, 6.6, 0.8, 9]),
    ...row(5, [4.4, 0], ["rack", 11, 6.6, 0.8, 9]),
    ...row(8, [4, 0], ["rack", 1, -12, 0.8, 9]),
    ...row(8, [4, 0], ["rack", 2, -12, 0.8, 9]),
    ...row(3, [6, 0], ["table", 16.7, 23.9, 2.6, 1.2]),
    ["conveyor", 14, 26, 34, 1.2],
    ["lanes", 37.5, -11, 11, 9],
    ["dock", 50.4, 25.3, 1.2, 2.6],
    ["trailer", 51.6, 25.3, 13.6, 2.6],
    ["walkway", 20.4, 20.6, 1.2, 5.4],
    ["walkway", 26.4, 20.6, 1.2, 5.4],
  ],
  names: [
    ["Fast movers", 20.6, 11],
    ["Shelves", 33.8, -2],
    ["Parcel belt", 8, 26.6],
    ["Cartons", 43, -6.5],
    ["Noon truck", 46, 23.8],
  ],
} as const satisfies Plant;
