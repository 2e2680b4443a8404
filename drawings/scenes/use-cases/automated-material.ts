import type { Scene } from "../../kernel/scene.ts";
import { conveyor, deckHeight } from "../../models/conveyor.ts";
import { band, bay, dashes, slabs } from "../../models/floor.ts";
import { flowRack } from "../../models/flow-rack.ts";
import { cartons } from "../../models/load.ts";
import { robotArm } from "../../models/robot-arm.ts";
import { tuggerTrain } from "../../models/tugger.ts";
import { around, hero, someone, stage } from "../stage.ts";

/** A milk run past the stations of a line. */
export const automatedMaterial = (): Scene =>
  stage({
    size,
    view: { azimuth: -60, elevation: 26, scale: 116 },
    middle: [0.7, 0.9, 0.5],
    floor: [
      ...slabs([-6, 0, 6]),
      band([-20, 1.2], [20, 1.2]),
      band([-30, -0.7], [30, -0.7], 0.06, "graphite"),
      ...[-4.3, -0.7, 2.9].flatMap((x) => bay(x, -0.1, x + 1.9, 1, 0.06)),
      ...dashes([-12, -2.6], [14, -2.6], 0.6),
    ],
    groups: [
      ...[-3.4, 0.2, 3.8].map((x, index) => around(flowRack(index * 2), [x, 2, 0])),
      around(conveyor(18), [-9, 4.2, 0]),
      ...[-6, -2.5, 1, 4.5].map((x, index) =>
        around(cartons({ count: [1, 1, 1], size: [0.7, 0.6, 0.4], seed: index }), [x, 4.2, deckHeight]),
      ),
      around(robotArm(), [2, 5.6, 0]),
      around(robotArm(), [-1.8, 5.6, 0]),
      hero(
        tuggerTrain(
          [0, 1, 2].map((cart) =>
            cartons({
              count: [2, 2, 2],
              size: [1.1, 0.78, 0.6],
              seed: cart * 5,
              missing: [3, 0, 1][cart] ?? 0,
            }),
          ),
        ),
        [3.4, -0.7, 0],
      ),
      someone([-1.5, 3.1, 0]),
      someone([2.1, 2.9, 0], { facing: -1 }),
    ],
  });

const size = [1200, 900] as const;
