import type { Mark } from "../kernel/solid.ts";
import { area, arrow, band, bay, crossing, dashes, joint } from "../models/floor.ts";

/** Lanes, places, zones and the tugger's tape, painted on the slab. */
export function warehouseFloor(): Mark[] {
  return [
    area(
      [
        [11.2, -3.7],
        [17, -3.7],
        [17, -0.6],
        [11.2, -0.6],
      ],
      "zone",
    ),
    ...[-2, -1, 0, 1, 2, 3].map((x) =>
      joint([
        [x * 7 - 3, -30],
        [x * 7 - 3, 40],
      ]),
    ),
    ...[-9, 6].map((y) =>
      joint([
        [-40, y],
        [60, y],
      ]),
    ),
    band([-40, 3.1], [5.4, 3.1]),
    band([-40, -2.2], [6, -2.2]),
    band([8.4, -2.2], [11.2, -2.2]),
    ...dashes([-24, 0.1], [5.6, 0.1], 0.7),
    ...crossing(6, -2, 8.4, 3),
    band([-60, -4.2], [60, -4.2], 0.05, "graphite"),
    ...bay(12.7, -2.9, 15.7, -1.1, 0.08),
    arrow([-1.2, 5.2], 1, 2.2),
    arrow([-7.4, -1.1]),
    ...[11.5, 14.2, 16.9].flatMap((x) => bay(x, 8.3, x + 1.6, 12.2, 0.07)),
    ...[0.6, 3, 5.4].flatMap((x) => bay(x, -10.4, x + 1.7, -7.1, 0.07)),
    ...bay(11.4, 3.9, 13.4, 5.3, 0.07, "route"),
    area(
      [
        [7.2, 12.1],
        [9.5, 12.1],
        [9.5, 13],
        [7.2, 13],
      ],
      "paving",
    ),
  ];
}
