import type { Scene } from "../../kernel/scene.ts";
import { carBody } from "../../models/car-body.ts";
import { band, bay, dashes, slabs } from "../../models/floor.ts";
import { flowRack } from "../../models/flow-rack.ts";
import { cartons } from "../../models/load.ts";
import { tuggerTrain } from "../../models/tugger.ts";
import { around, hero, someone, stage } from "../stage.ts";

/** A milk run, stop by stop. */
export const milkRun = (): Scene =>
  stage({
    size,
    view: { azimuth: -62, elevation: 27, scale: 148 },
    middle: [0.3, 0.9, 0.5],
    floor: [
      ...joints,
      band([-20, 3.4], [20, 3.4]),
      band([-30, -0.6], [30, -0.6], 0.06, "graphite"),
      ...dashes([-12, -2.8], [14, -2.8], 0.6),
      ...bay(-3.2, 0.2, -0.4, 1.1, 0.06),
    ],
    groups: [
      ...[-4.4, 1.6].map((x) => around(carBody(), [x, 5.2, 0])),
      ...[-3.6, -1.8, 2.8].map((x, index) => around(flowRack(index * 2 + 1), [x, 2.1, 0])),
      hero(
        tuggerTrain(
          [0, 1].map((cart) =>
            cartons({ count: [2, 2, 2], size: [1.1, 0.78, 0.6], seed: cart * 5 + 2, missing: 2 - cart * 2 }),
          ),
        ),
        [2.3, -0.6, 0],
      ),
      someone([0.6, 2.3, 0]),
    ],
  });

const size = [1200, 1200] as const;
const joints = slabs([-8, -2, 4, 10]);
