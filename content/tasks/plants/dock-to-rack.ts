import { type Plant, row } from "./plant.ts";

/** Docks below, racks 3.8 m apart where the vehicles stack, closer ones for reach trucks, and small parts between. */
export const dockToRack = {
  hall: [-7, -3, 78.5, 45.4],
  things: [
    ...row(3, [12, 0], ["rack", 19, 28.6, 1.1, 5.2]),
    ...row(3, [12, 0], ["rack", 23.9, 28.6, 1.1, 5.2]),
    ...row(8, [5.5, 0], ["rack", 9, 36.2, 1.1, 5]),
    ...row(8, [5.5, 0], ["rack", 12.1, 36.2, 1.1, 5]),
    ...row(5, [0, 2.1], ["rack", 13, 13.5, 16, 0.8]),
    ["lanes", 33, 13.5, 19, 9],
    ["table", 12.4, 0.6, 7.2, 1.2],
    ["lanes", 23, -1.6, 12, 3.2],
    ["zone", 50.5, -1, 9, 5],
    ...row(3, [4, 0], ["dock", 10.7, -3.6, 2.6, 1.2]),
    ...row(3, [4, 0], ["dock", 25.7, -3.6, 2.6, 1.2]),
    ...row(3, [4, 0], ["trailer", 10.7, -9.4, 2.6, 5.8]),
    ...row(3, [4, 0], ["trailer", 25.7, -9.4, 2.6, 5.8]),
  ],
  names: [
    ["Reach truck aisles", 61.5, 38.7],
    ["Small parts", 21, 16.2],
    ["Block store", 42.5, 18],
    ["Damaged pallets", 55, 1.5],
    ["Inbound", 6.4, -5.2],
    ["Outbound", 40.4, -5.2],
  ],
} as const satisfies Plant;
