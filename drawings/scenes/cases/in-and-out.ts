import type { Scene } from "../../kernel/scene.ts";
import { dockWall } from "../../models/building.ts";
import { counterBalance } from "../../models/counter-balance.ts";
import { arrow, band, bay, dashes, slabs } from "../../models/floor.ts";
import { rack } from "../../models/rack.ts";
import { film, goods } from "../../models/unit-load.ts";
import { around, behind, hero, someone, stage } from "../stage.ts";

/** Between the doors and the racks. */
export const inAndOut = (): Scene =>
  stage({
    size,
    view: { azimuth: -52, elevation: 29, scale: 122 },
    middle: [1.5, 1.1, 0.7],
    floor: [
      ...joints,
      ...[2.9, 5.2].flatMap((x) => bay(x, 2.6, x + 1.6, 5.2, 0.07)),
      ...dashes([-12, -1.8], [14, -1.8], 0.6),
      arrow([2.8, -2.9]),
      band([-20, 0.2], [-1.4, 0.2]),
    ],
    groups: [
      {
        bodies: dockWall({
          x0: -0.6,
          x1: 24,
          y: 7.4,
          height: 10,
          doors: [
            { x: 1.2, open: true, sign: ["D", "1"] },
            { x: 5.6, open: false, sign: ["D", "2"] },
          ],
        }),
        depth: "middle",
      },
      ...[-7.4, -3.2].map((x, row) =>
        behind(rack({ bays: 3, levels: [1.6, 3.1, 4.6], height: 5.8, seed: row * 6 }), [x + 1.1, 1.2, 0], 1),
      ),
      around(goods(3), [3.7, 4.3, 0], 1),
      around(film(), [6, 4.3, 0], 1),
      hero(counterBalance({ lift: 1.2, load: goods(1) }), [1, 0.2, 0]),
      someone([3.8, 1.2, 0], { facing: -1 }),
    ],
  });

const size = [1200, 1200] as const;
const joints = slabs([-8, -2, 4, 10]);
