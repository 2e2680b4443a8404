import { place } from "../../kernel/body.ts";
import type { Scene } from "../../kernel/scene.ts";
import { conveyor, deckHeight } from "../../models/conveyor.ts";
import { dualConveyor } from "../../models/conveyor-vehicles.ts";
import { bay, dashes, slabs } from "../../models/floor.ts";
import { cartons } from "../../models/load.ts";
import { around, hero, stage } from "../stage.ts";

/** Two decks, two stations. */
export const dualDecks = (): Scene =>
  stage({
    size,
    view: { azimuth: -50, elevation: 31, scale: 262 },
    middle: [0.25, 0.5, 0.45],
    floor: [
      ...joints,
      ...bay(-1.1, -0.75, 1.1, 0.66, 0.06, "route"),
      ...dashes([-10, -1.7], [12, -1.7], 0.5),
    ],
    groups: [
      ...[-0.46, 0.46].map((x) => around(conveyor(6, 0.82), [x, 0.72, 0], 1)),
      ...[1.7, 3.1].map((y, index) =>
        around(cartons({ count: [1, 1, 2], size: [0.5, 0.52, 0.5], seed: index }), [-0.46, y, deckHeight]),
      ),
      around(cartons({ count: [1, 1, 1], size: [0.54, 0.5, 0.32], seed: 3 }), [0.46, 2.3, deckHeight]),
      hero(
        [
          ...dualConveyor(),
          ...place(cartons({ count: [1, 1, 2], size: [0.5, 0.52, 0.5], seed: 2 }), [-0.46, 0.1, deckHeight]),
          ...place(cartons({ count: [1, 1, 1], size: [0.54, 0.5, 0.32], seed: 5 }), [
            0.46,
            -0.05,
            deckHeight,
          ]),
        ],
        [0, 0, 0],
      ),
    ],
  });

const size = [1200, 1200] as const;
const joints = slabs([-8, -2, 4, 10]);
