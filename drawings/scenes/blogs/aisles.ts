import { type Body, place } from "../../kernel/body.ts";
import type { Scene } from "../../kernel/scene.ts";
import { measure } from "../../models/chart.ts";
import { counterBalance } from "../../models/counter-balance.ts";
import { joint, line } from "../../models/floor.ts";
import { fork } from "../../models/fork.ts";
import { lifter } from "../../models/lifter.ts";
import { plainLoad } from "../../models/load.ts";
import { pallet } from "../../models/pallet.ts";
import { film } from "../../models/unit-load.ts";
import { around, hero, stage } from "../stage.ts";

/** Three aisles, three widths. */
export const aisles = (): Scene => {
  const block = (x: number): Body[] =>
    [0, 1, 2].flatMap((slot) =>
      place(plainLoad([1.14, 0.76, 0.9], [3, 2, 3], "card"), [x, slot * 0.95, 0.144]).concat(
        place(pallet(), [x, slot * 0.95, 0]),
      ),
    );
  return stage({
    size,
    view: { azimuth: -70, elevation: 44, scale: 62 },
    middle: [1, 0.4, 0],
    floor: [
      joint([
        [-20, -2.4],
        [20, -2.4],
      ]),
      ...measure([-4.4, -2.3], -0.9),
      ...measure([-1.1, 1.8], -0.9),
      ...measure([3, 6.6], -0.9),
      ...[-4.4, -2.3, -1.1, 1.8, 3, 6.6].map((x) =>
        line(
          [
            [x, -0.6],
            [x, 4],
          ],
          "fine",
          "ink",
        ),
      ),
    ],
    groups: [
      ...[-5, -1.7, 2.4, 7.2].map((x) => around(block(x), [0, 0.2, 0])),
      hero(fork({ lift: 0.15, load: film(0.8) }), [-3.4, 1, 0], 3),
      hero(lifter(), [-0.4, 1.4, 0], 1),
      hero(lifter(), [1.1, 0.6, 0], 3),
      hero(counterBalance(), [4.6, 1.6, 0], 3),
    ],
  });
};

const size = [800, 500] as const;
