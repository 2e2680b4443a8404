import type { Scene } from "../../kernel/scene.ts";
import { carBody } from "../../models/car-body.ts";
import { band, dashes, slabs } from "../../models/floor.ts";
import { flowRack } from "../../models/flow-rack.ts";
import { cartons } from "../../models/load.ts";
import { robotArm } from "../../models/robot-arm.ts";
import { tuggerTrain } from "../../models/tugger.ts";
import { around, hero, someone, stage } from "../stage.ts";

/** Bodies on the line, parts beside it, a train between. */
export const automotive = (): Scene =>
  stage({
    size,
    view: { azimuth: -56, elevation: 29, scale: 92 },
    middle: [0.2, 1.7, 0.5],
    floor: [
      ...slabs([-6, 1, 8]),
      band([-20, 3.2], [20, 3.2]),
      band([-20, 6.4], [20, 6.4]),
      band([-30, -0.8], [30, -0.8], 0.06, "graphite"),
      ...dashes([-12, -2.8], [14, -2.8], 0.6),
    ],
    groups: [
      ...[-5.6, 0, 5.6].map((x) => around(carBody(), [x, 4.8, 0])),
      ...[-2.8, 2.8].flatMap((x) => [around(robotArm(), [x, 7.4, 0])]),
      ...[-3.6, 2.2].map((x, index) => around(flowRack(index * 3), [x, 1.6, 0])),
      someone([-0.4, 2.6, 0], { facing: -1 }),
      hero(
        tuggerTrain(
          [0, 1].map((cart) =>
            cartons({ count: [2, 2, 2], size: [1.1, 0.78, 0.6], seed: cart * 5 + 1, missing: cart * 2 }),
          ),
        ),
        [1.9, -0.8, 0],
      ),
    ],
  });

const size = [1000, 1000] as const;
