import type { Scene } from "../../kernel/scene.ts";
import { bay, dashes, slabs } from "../../models/floor.ts";
import { fork } from "../../models/fork.ts";
import { lifter } from "../../models/lifter.ts";
import { film } from "../../models/unit-load.ts";
import { around, hero, stage } from "../stage.ts";

/** Wrapped pallets, staged in the order of loading. */
export const staging = (): Scene =>
  stage({
    size,
    view: { azimuth: -36, elevation: 30, scale: 156 },
    middle: [0.2, 0, 0.4],
    floor: [
      ...joints,
      ...[-2.4, -0.6, 1.2, 3].flatMap((y) => bay(-7.6, y - 0.65, 0.9, y + 0.65, 0.07)),
      ...dashes([2.9, -12], [2.9, 14], 0.6),
    ],
    groups: [
      ...[3, 1.2, -0.6].flatMap((y, lane) =>
        [-6.6, -5.2, -3.8, -2.4, -1, 0.3]
          .slice(0, 6 - lane)
          .map((x, slot) => around(film(0.95 + ((slot + lane) % 3) * 0.12), [x, y, 0])),
      ),
      ...[-6.6, -5.2, -3.8].map((x) => around(film(), [x, -2.4, 0])),
      hero(fork({ lift: 0.24, load: film() }), [0.2, -2.4, 0]),
      hero(lifter(), [3.1, 0.5, 0], 1),
    ],
  });

const size = [1200, 1200] as const;
const joints = slabs([-8, -2, 4, 10]);
