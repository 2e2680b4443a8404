import type { Scene } from "../../kernel/scene.ts";
import { arrow, band, dashes, slabs } from "../../models/floor.ts";
import { fork } from "../../models/fork.ts";
import { rack } from "../../models/rack.ts";
import { film, goods } from "../../models/unit-load.ts";
import { behind, hero, someone, stage } from "../stage.ts";

/** Rows upon rows. */
export const distribution = (): Scene =>
  stage({
    size,
    view: { azimuth: -62, elevation: 35, scale: 74 },
    middle: [1.4, 4.2, 0.8],
    floor: [
      ...slabs([-9, 0, 9]),
      band([-20, 1.4], [20, 1.4]),
      ...dashes([-12, -1.4], [18, -1.4], 0.7),
      arrow([2.55, -0.6], 1, 1.6),
    ],
    groups: [
      ...[-11, -5.5, 0, 5.4].map((x, row) =>
        behind(
          rack({ bays: 5, levels: [1.6, 3.1, 4.6], height: 5.8, seed: row * 3, braced: false }),
          [x + 1.1, 2, 0],
          1,
        ),
      ),
      hero(fork({ lift: 0.3, load: goods(1) }), [3.1, 3.2, 0], 3),
      hero(fork({ lift: 0.2, load: film() }), [-1.6, -0.3, 0]),
      someone([5.4, -0.2, 0], { facing: -1 }),
    ],
  });

const size = [1000, 1000] as const;
