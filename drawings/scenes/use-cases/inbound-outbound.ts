import type { Scene } from "../../kernel/scene.ts";
import { dockWall } from "../../models/building.ts";
import { counterBalance } from "../../models/counter-balance.ts";
import { area, arrow, bay, dashes, slabs } from "../../models/floor.ts";
import { fork } from "../../models/fork.ts";
import { film, goods } from "../../models/unit-load.ts";
import { around, hero, someone, stage } from "../stage.ts";

/** From the dock to the check, the buffer and back. */
export const inboundOutbound = (): Scene =>
  stage({
    size,
    view: { azimuth: -58, elevation: 28, scale: 104 },
    middle: [2.9, 1.2, 0.9],
    floor: [
      ...slabs([-3, 4, 11]),
      ...[-1.2, 1.4, 4, 6.6].flatMap((x) => bay(x, 1.1, x + 1.7, 4.9, 0.07)),
      area(
        [
          [1.1, 5.6],
          [4, 5.6],
          [4, 6.6],
          [1.1, 6.6],
        ],
        "paving",
      ),
      ...dashes([-10, -1.9], [20, -1.9], 0.6),
      arrow([4.6, -3.2]),
    ],
    groups: [
      {
        bodies: dockWall({
          x0: -12,
          x1: 24,
          y: 6.6,
          height: 9,
          doors: [
            { x: -3, open: false, sign: ["D", "1"] },
            { x: 1.2, open: true, sign: ["D", "2"] },
            { x: 5.4, open: false, sign: ["D", "3"] },
          ],
        }),
        depth: "middle",
      },
      around(goods(2), [-0.35, 3.9, 0], 1),
      around(goods(4), [-0.35, 2.2, 0], 1),
      around(film(), [4.85, 3.9, 0], 1),
      around(film(0.9), [7.45, 3.9, 0], 1),
      around(film(), [7.45, 2.2, 0], 1),
      hero(counterBalance({ lift: 0.3, load: goods(5) }), [2.2, 0.6, 0], 3),
      hero(fork(), [6.2, -1.4, 0], 2),
      someone([5.6, 0.9, 0], { facing: -1 }),
    ],
  });

const size = [1200, 900] as const;
