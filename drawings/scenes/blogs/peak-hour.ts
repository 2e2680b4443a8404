import type { Scene } from "../../kernel/scene.ts";
import { columns } from "../../models/chart.ts";
import { slabs } from "../../models/floor.ts";
import { lifter } from "../../models/lifter.ts";
import { wire } from "../../models/wire.ts";
import { around, hero, stage } from "../stage.ts";

/** The peak hour decides how many vehicles are needed. */
export const peakHour = (): Scene =>
  stage({
    size,
    view: { azimuth: -62, elevation: 26, scale: 104 },
    middle: [0.1, 0.5, 0.6],
    floor: [...joints],
    groups: [
      { bodies: [wire([-3.6, 1.15, 1.06], [3.6, 1.15, 1.06], "edge")] },
      around(
        columns([0.5, 0.7, 0.95, 1.25, 2.1, 1.5, 1, 0.8, 1.1, 0.9, 0.6], 0.6, "wall", "signal"),
        [-3.3, 1.2, 0],
      ),
      ...[-2.4, -0.6, 1.2, 3].map((x) => hero(lifter(), [x, -0.9, 0])),
    ],
  });

const size = [800, 500] as const;
const joints = slabs([-6, 0, 6]);
