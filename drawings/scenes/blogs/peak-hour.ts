import { box } from "#vehicles/modelling/geometry/loft.ts";
import { Part } from "#vehicles/modelling/geometry/part.ts";
import { plainKit } from "#vehicles/modelling/plain-kit.ts";
import { line, slabs } from "../floor.ts";
import { at, plain, type Stage, vehicle } from "../stage.ts";

/** Height of each hour's column, in metres. */
const missions = [0.5, 0.7, 0.95, 1.25, 2.1, 1.5, 1, 0.8, 1.1, 0.9, 0.6];

/** The peak hour decides how many vehicles are needed. */
export async function peakHour(): Promise<Stage> {
  const lifter = await vehicle("lifter");
  const average = missions.reduce((sum, each) => sum + each) / missions.length;
  return {
    view: { azimuth: -62, elevation: 26, scale: 104 },
    middle: [0.1, 0.5, 0.6],
    floor: slabs([-6, 0, 6]),
    standing: [
      at(
        [-3.3, 1.2, 0],
        plain(() => columns(0.6)),
      ),
      ...[-2.4, -0.6, 1.2, 3].map((x) => at([x, -0.9, 0], lifter)),
    ],
    before: [
      line(
        [
          [-3.6, 1.15, average],
          [3.6, 1.15, average],
        ],
        "edge",
        "ink",
      ),
    ],
  };
}

/** One column for each hour along x, the highest one bright. */
function columns(step: number): Part {
  const { materials: m } = plainKit();
  const part = new Part("columns");
  const wide = step * 0.62;
  for (const [hour, high] of missions.entries())
    part.add(high === Math.max(...missions) ? m.signal : m.aluminium, box(wide, high, wide), [
      hour * step + wide / 2,
      high / 2,
      -wide / 2,
    ]);
  return part;
}
