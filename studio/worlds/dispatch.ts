import type { Object3D } from "three";
import { Group } from "three";
import { withQuality } from "../../vehicles/modelling/geometry/quality.ts";
import type { Kit } from "../../vehicles/modelling/kit.ts";
import { packedLifter } from "../models/loads/packed-lifter.ts";
import type { Placement } from "../scenes/traffic.ts";
import { daylitHall } from "./daylit-hall.ts";
import type { LanePainter } from "./lane-paint.ts";
import { laneColours, paintLanes } from "./lane-paint.ts";
import type { World } from "./world.ts";

/** The works' own dock: new lifters, packed on pallets, in the lanes before the doors. */
export type DispatchPose = {
  /** where a packed lifter stands, how high above the floor (0 if left out), and its turn in degrees */
  packed: readonly { at: readonly [x: number, z: number]; raised?: number; turn: number }[];
  traffic: readonly Placement[];
};

export function dispatch(kit: Kit, pose: DispatchPose): World {
  return daylitHall(kit, {
    size: { half: 12, back: -26, front: 14, height: 8.2 },
    markings: paintLanes({ x: -4, z: -18, width: 16, depth: 26 }, drawLanes),
    furniture: pose.packed.map((place) => withQuality(0.9, () => packedAt(kit, place))),
    traffic: pose.traffic,
    sunAround: 60,
  });
}

function packedAt(kit: Kit, { at: [x, z], raised = 0, turn }: DispatchPose["packed"][number]): Object3D {
  const group = new Group().add(packedLifter(kit).build());
  group.position.set(x, raised, z);
  group.rotation.y = (turn * Math.PI) / 180;
  return group;
}

function drawLanes(painter: LanePainter): void {
  const { yellow, white, blue, joint } = laneColours;
  for (let z = -16; z < 8; z += 5) painter.line([-4, z], [12, z], 0.012, joint);
  for (const x of [-2, 3, 8]) painter.line([x, -18], [x, 8], 0.012, joint);
  painter.line([4.2, -18], [4.2, 8], 0.1, yellow);
  for (const [i, z] of [-10.5, -5.5, -0.5].entries()) {
    painter.outline(5.2, z - 1.1, 5.6, 2.2, blue);
    painter.text(`D-0${i + 3}`, 5.4, z + 1.5, 0.34, blue);
  }
  for (const z of [-13, -3]) painter.arrow(0.6, z, -Math.PI / 2, white);
}
