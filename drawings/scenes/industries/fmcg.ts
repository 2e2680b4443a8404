import { place } from "../../kernel/body.ts";
import type { Scene } from "../../kernel/scene.ts";
import { fence } from "../../models/building.ts";
import { conveyor, deckHeight } from "../../models/conveyor.ts";
import { band, bay, slabs } from "../../models/floor.ts";
import { fork } from "../../models/fork.ts";
import { cartons } from "../../models/load.ts";
import { machine } from "../../models/machine.ts";
import { palletiser } from "../../models/palletiser.ts";
import { film, goods } from "../../models/unit-load.ts";
import { around, hero, someone, stage } from "../stage.ts";

/** Lines that never wait: filler, palletiser, collection. */
export const fmcg = (): Scene =>
  stage({
    size,
    view: { azimuth: -56, elevation: 30, scale: 104 },
    middle: [0.4, 1.5, 0.6],
    floor: [
      ...slabs([-5, 1, 7]),
      band([-20, 0.2], [20, 0.2]),
      ...[1.2, 3.2].flatMap((x) => bay(x, -2.9, x + 1.5, -0.2, 0.07)),
    ],
    groups: [
      ...[2.2, 6].flatMap((y, line) => [
        around(machine(2.4, 2), [-6.4, y, 0]),
        around(
          [
            ...conveyor(4.4),
            ...[0.6, 1.7, 2.8, 3.8].flatMap((x, index) =>
              place(cartons({ count: [1, 1, 1], size: [0.46, 0.36, 0.3], seed: index + line }), [
                x,
                0,
                deckHeight,
              ]),
            ),
          ],
          [-3.9, y, 0],
        ),
        around(palletiser(), [1.7, y, 0]),
        around(goods(line * 3, 3 - line, 1), [1.7, y, 0]),
      ]),
      around(fence(-8, 4, 7.9), [0, 0, 0]),
      hero(fork({ lift: 0.2, load: goods(2) }), [-0.2, -1.4, 0]),
      around(film(), [3.95, -1, 0], 1),
      someone([-3.5, 0.9, 0]),
    ],
  });

const size = [1000, 1000] as const;
