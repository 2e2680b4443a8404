import { place } from "../../kernel/body.ts";
import type { Scene } from "../../kernel/scene.ts";
import { fence } from "../../models/building.ts";
import { conveyor, deckHeight } from "../../models/conveyor.ts";
import { singleConveyor } from "../../models/conveyor-vehicles.ts";
import { area, bay, dashes, slabs } from "../../models/floor.ts";
import { rack } from "../../models/rack.ts";
import { stackerCrane } from "../../models/storage.ts";
import { film, goods } from "../../models/unit-load.ts";
import { around, behind, hero, stage } from "../stage.ts";

/** High racks, their cranes, and the transfer points before them. */
export const automatedStorage = (): Scene =>
  stage({
    size,
    view: { azimuth: -58, elevation: 29, scale: 96 },
    middle: [1.6, 1.1, 1.5],
    floor: [
      area(
        [
          [-1.6, 4.4],
          [8, 4.4],
          [8, 30],
          [-1.6, 30],
        ],
        "paving",
      ),
      ...slabs([-5, 2, 9]),
      ...[0.1, 4.1].flatMap((x) => bay(x, -0.6, x + 1.4, 1.3, 0.07, "route")),
      ...dashes([-10, -2.2], [16, -2.2], 0.6),
    ],
    groups: [
      ...[-2.2, 1.9, 5.9].map((x, row) =>
        behind(
          rack({ bays: 4, levels: [1.7, 3.3, 4.9, 6.5], height: 8, seed: row * 4, braced: false }),
          [x + 1.1, 5, 0],
          1,
        ),
      ),
      around(stackerCrane(7.6, 2.6), [0.8, 6.4, 0]),
      around(stackerCrane(7.6, 0.9), [4.8, 7.4, 0]),
      ...[0.8, 4.8].map((x) => around(conveyor(2.6), [x, 1.5, 0], 1)),
      around(film(0.8), [0.8, 3.2, deckHeight], 1),
      hero([...singleConveyor(), ...place(goods(3), [0, 0, deckHeight])], [4.8, 0.4, 0], 1),
      hero(singleConveyor(), [-0.6, -2, 0]),
      around(fence(-12, -1, 4.4), [0, 0, 0]),
    ],
  });

const size = [1200, 900] as const;
