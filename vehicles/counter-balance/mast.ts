import type { Object3D } from "three";
import { octagon } from "../modelling/geometry/contour.ts";
import { box, slab } from "../modelling/geometry/loft.ts";
import { Part } from "../modelling/geometry/part.ts";
import { tube } from "../modelling/geometry/tube.ts";
import type { Kit } from "../modelling/kit.ts";
import { moving } from "../modelling/moving.ts";
import { anchor } from "../modelling/parts/decal.ts";
import { forkCarriage, palletEntry } from "../modelling/parts/forks.ts";
import { lidar } from "../modelling/parts/lidar.ts";
import { stackLight } from "../modelling/parts/lights.ts";
import { liftGear, mastScale } from "../modelling/parts/mast.ts";
import { mastStage } from "../modelling/parts/mast-rail.ts";

export type CounterbalancePose = {
  /** height of the forks' top above the floor, in metres */
  lift?: number;
  load?: Object3D | undefined;
};

const mast = { x: -0.12, spread: 0.35, foot: 0.07, top: 2.18 };
export const lowestFork = 0.055;

/** The two-stage mast: the inner stage rises half as far as the forks do. */
export function mastAndForks(kit: Kit, part: Part, pose: CounterbalancePose): void {
  const { materials: m } = kit;
  part.add(m.charcoal, box(0.05, 1.2, 0.86, 0.008), [-0.01, 0.74, 0]);
  mastStage(kit, part, mast, { width: 0.085, depth: 0.16 });
  const inner = new Part("inner mast");
  mastStage(
    kit,
    inner,
    {
      ...mast,
      x: mast.x - 0.02,
      spread: mast.spread - 0.075,
      foot: mast.foot + 0.02,
      top: mast.top - 0.02,
    },
    { width: 0.06, depth: 0.12 },
    m.charcoal,
  );
  part.attach(moving(inner, { share: 0.5 }));
  mastScale(kit, part, mast, 0.085);
  liftGear(kit, part, { ...mast, spread: mast.spread - 0.1, top: 2.05 });
  for (const z of [-0.3, 0.3])
    part.add(
      m.darkSteel,
      tube(
        [
          [0.04, 1.2, z],
          [-0.06, 1.3, z],
        ],
        0.022,
        0.02,
      ),
    );
  const forks = forkCarriage(kit, { length: 1.15, width: 0.13, shank: 0.5, forged: true }, 1.1);
  if (pose.load) forks.attach(pose.load, [-0.62, -palletEntry.underBoards, 0]);
  forks.attach(anchor("forks"), [-0.8, 0, palletEntry.spread]);
  part.attach(moving(new Part("carriage").attach(forks, [mast.x - 0.215, lowestFork, 0]), { share: 1 }));
}

/** Sensors stand on a bow over the cabin, clear of the mast. */
export function sensorBow(kit: Kit, part: Part, roof: number): void {
  const { materials: m } = kit;
  const y = 2.02;
  for (const z of [-0.28, 0.28]) {
    part.add(
      m.graphite,
      tube(
        [
          [0.62, roof - 0.02, z],
          [0.5, y, z],
          [0.02, y, z],
          [-0.05, y, z],
        ],
        0.022,
        0.06,
      ),
    );
  }
  part.add(m.graphite, slab(octagon(0.28, 0.52, 0.62, 0.05, 0.012), y + 0.012, y + 0.036, 0.005));
  part.attach(lidar(kit), [0.4, y + 0.036, 0]);
  for (const z of [-0.24, 0.24]) part.attach(stackLight(kit), [0.4, y + 0.036, z]);
  part.attach(anchor("lidar"), [0.4, y + 0.1, 0]);
  part.attach(anchor("mast"), [mast.x, 1.9, mast.spread]);
}
