import { place } from "../../kernel/body.ts";
import type { Scene } from "../../kernel/scene.ts";
import { fence } from "../../models/building.ts";
import { conveyor, deckHeight } from "../../models/conveyor.ts";
import { singleConveyor } from "../../models/conveyor-vehicles.ts";
import { arrow, bay, dashes, slabs } from "../../models/floor.ts";
import { rack } from "../../models/rack.ts";
import { stackerCrane } from "../../models/storage.ts";
import { film, goods } from "../../models/unit-load.ts";
import { around, behind, hero, someone, stage } from "../stage.ts";

/** Where the storage machine ends and the fleet begins. */
export const transferPoint = (): Scene =>
  stage({
    size,
    view: { azimuth: -50, elevation: 28, scale: 158 },
    middle: [0.5, 1.2, 0.9],
    floor: [
      ...joints,
      ...bay(-0.8, -1.7, 0.8, 0.6, 0.07, "route"),
      ...dashes([-10, -2.6], [14, -2.6], 0.6),
      arrow([2, -0.8], 0, 1.8),
    ],
    groups: [
      ...[-2.5, 1.4].map((x, row) =>
        behind(
          rack({ bays: 3, levels: [1.7, 3.3, 4.9, 6.5], height: 8, seed: row * 5 + 2 }),
          [x + 1.1, 3.8, 0],
          1,
        ),
      ),
      around(fence(-12, -2.7, 3.9), [0, 0, 0]),
      around(stackerCrane(7.4, 1.2), [0.1, 6, 0]),
      around(conveyor(2.6), [0, 0.62, 0], 1),
      around(film(0.9), [0, 2.3, deckHeight], 1),
      hero([...singleConveyor(), ...place(goods(4, 3), [0, 0, deckHeight])], [0, -0.42, 0], 1),
      someone([2.4, 1.4, 0], { facing: -1 }),
    ],
  });

const size = [1200, 1200] as const;
const joints = slabs([-8, -2, 4, 10]);
