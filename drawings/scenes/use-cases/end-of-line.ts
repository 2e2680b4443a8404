import { place } from "../../kernel/body.ts";
import type { Scene } from "../../kernel/scene.ts";
import { fence } from "../../models/building.ts";
import { conveyor, deckHeight } from "../../models/conveyor.ts";
import { band, bay, dashes, slabs } from "../../models/floor.ts";
import { fork } from "../../models/fork.ts";
import { cartons } from "../../models/load.ts";
import { palletiser } from "../../models/palletiser.ts";
import { film, goods, palletStack } from "../../models/unit-load.ts";
import { wrapper } from "../../models/wrapper.ts";
import { around, hero, stage } from "../stage.ts";

/** Palletised, wrapped, taken to staging. */
export const endOfLine = (): Scene =>
  stage({
    size,
    view: { azimuth: -58, elevation: 27, scale: 118 },
    middle: [1.5, 0.2, 0.6],
    floor: [
      ...slabs([-6, 0, 6]),
      band([-20, 0.6], [30, 0.6]),
      ...dashes([-8, -2.6], [12, -2.6], 0.6),
      ...[3.4, 5.3].flatMap((x) => bay(x, -2, x + 1.5, 0, 0.07)),
    ],
    groups: [
      around(fence(-6, 8, 4.6), [0, 0, 0]),
      around(
        [
          ...conveyor(8),
          ...[1, 3.1, 5.2].flatMap((x) =>
            place(cartons({ count: [1, 1, 1], size: [0.5, 0.38, 0.34] }), [x, 0, deckHeight]),
          ),
        ],
        [-9.2, 2.8, 0],
      ),
      around(palletiser(), [0, 2.8, 0]),
      around(goods(1, 2, 2), [0, 2.8, 0]),
      around(wrapper(), [3.6, 2.6, 0]),
      hero(fork({ lift: 0.2, load: film() }), [1.5, -1, 0]),
      around(film(), [4.15, -1, 0], 1),
      around(palletStack(7), [-3.6, 0.1 - 1.2, 0]),
    ],
  });

const size = [1200, 900] as const;
