import type { Object3D } from "three";
import { octagon } from "../modelling/geometry/contour.ts";
import { cylinder } from "../modelling/geometry/lathe.ts";
import { box, slab } from "../modelling/geometry/loft.ts";
import { Part } from "../modelling/geometry/part.ts";
import { tube } from "../modelling/geometry/tube.ts";
import type { Kit } from "../modelling/kit.ts";
import { eurPallet } from "../modelling/loads/pallet.ts";
import { moving } from "../modelling/moving.ts";
import { onDark, wordmark } from "../modelling/parts/brand.ts";
import { anchor, decal, facing } from "../modelling/parts/decal.ts";
import { forkCarriage, palletEntry } from "../modelling/parts/forks.ts";
import { lidar } from "../modelling/parts/lidar.ts";
import { stackLight } from "../modelling/parts/lights.ts";
import { liftGear, mastScale } from "../modelling/parts/mast.ts";
import { mastStage } from "../modelling/parts/mast-rail.ts";
import { outrigger } from "../modelling/parts/outrigger.ts";

export type ForkPose = {
  /** height of the forks' top above the floor, in metres */
  lift?: number;
  load?: Object3D | undefined;
};

export const width = 0.92;
export const top = 1.36;
const mast = { x: -0.085, spread: 0.35, foot: 0.05, top: 2.1 };
export const lowestFork = 0.086;
/** 20 mm beside a pallet on each side, so that boards all round its bottom are not in the way. */
const legs = { middle: eurPallet.width / 2 + 0.046, width: 0.052 };

export function mastAndForks(kit: Kit, part: Part, pose: ForkPose): void {
  const { materials: m } = kit;
  part.add(m.charcoal, box(0.05, 1.16, width - 0.06, 0.008), [-0.005, 0.66, 0]);
  part.add(m.graphite, box(0.17, 0.14, 2 * legs.middle + legs.width, 0.02), [mast.x, 0.1, 0]);
  mastStage(kit, part, mast, { width: 0.075, depth: 0.13 });
  mastScale(kit, part, mast, 0.075);
  liftGear(kit, part, { ...mast, top: 2.02 });
  part.add(m.band, box(0.056, 0.062, 0.56, 0.006), [mast.x + 0.04, mast.top - 0.05, 0]);
  part.attach(
    decal(kit, 0.19, 0.044, wordmark({ ...onDark, ground: "#f5f2eb", route: "#0b4633" })),
    [mast.x + 0.0688, mast.top - 0.05, 0],
    facing.front,
  );
  part.add(m.acrylic, box(0.006, mast.top - top - 0.16, 0.5, 0.002), [
    mast.x + 0.05,
    (mast.top + top) / 2 - 0.04,
    0,
  ]);
  mastHead(kit, part);
  for (const z of [-legs.middle, legs.middle])
    part.attach(outrigger(kit, { length: 1.3, width: legs.width }), [mast.x - 0.03, 0, z]);
  const forks = forkCarriage(kit, { length: 1.16, width: 0.165, shank: 0.46, forged: true }, 0.98);
  forks.attach(anchor("forks"), [-0.8, 0, palletEntry.spread]);
  const heel = mast.x - 0.175;
  if (pose.load) forks.attach(pose.load, [-0.62, -palletEntry.underBoards, 0]);
  part.attach(moving(new Part("carriage").attach(forks, [heel, lowestFork, 0]), { share: 1 }));
  part.attach(anchor("mast"), [mast.x, 1.75, mast.spread]);
}

function mastHead(kit: Kit, part: Part): void {
  const { materials: m } = kit;
  const y = mast.top;
  part.add(m.graphite, slab(octagon(-0.085, 0.085, 0.17, 0.04, 0.008), 0, 0.012, 0.004), [
    mast.x + 0.06,
    y + 0.052,
    0,
  ]);
  for (const z of [-0.05, 0.05])
    part.add(m.charcoal, cylinder(0.012, y - 0.01, y + 0.053, 0.002), [mast.x + 0.04, 0, z]);
  part.attach(lidar(kit), [mast.x + 0.06, y + 0.064, 0]);
  for (const z of [-1, 1]) part.attach(stackLight(kit), [mast.x + 0.035, y, z * mast.spread]);
  part.add(
    m.rubber,
    tube(
      [
        [mast.x + 0.06, y + 0.075, -0.05],
        [mast.x + 0.05, y + 0.03, -0.14],
        [mast.x + 0.07, y - 0.08, -0.29],
        [mast.x + 0.07, top + 0.03, -0.29],
        [0.04, top - 0.04, -0.29],
      ],
      0.007,
      0.03,
    ),
  );
  part.attach(anchor("lidar"), [mast.x + 0.06, y + 0.12, 0]);
}
