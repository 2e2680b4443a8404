import type { Group, Object3D } from "three";
import { box } from "../modelling/geometry/loft.ts";
import { Part } from "../modelling/geometry/part.ts";
import type { Kit } from "../modelling/kit.ts";
import type { Figures } from "../modelling/painted.ts";
import { conveyorDeck, deckHeight } from "../modelling/parts/conveyor-deck.ts";
import { anchor } from "../modelling/parts/decal.ts";
import { lidar } from "../modelling/parts/lidar.ts";
import { stackLight } from "../modelling/parts/lights.ts";
import type { PedestalSize } from "../modelling/parts/pedestal.ts";
import { pedestal } from "../modelling/parts/pedestal.ts";

export type DualConveyorPose = {
  load?: Object3D | undefined;
  secondLoad?: Object3D | undefined;
};

const size: PedestalSize = { length: 2.2, width: 1.2, cut: 0.22, top: 0.47 };
const reach = 0.545;
const quarter = Math.PI / 2;

/** Two decks side by side, each with its own drive, that roll pallets on and off over the vehicle's long sides. */
export function model(kit: Kit, figures: Figures, pose: DualConveyorPose = {}): Group {
  const part = new Part("dual conveyor");
  pedestal(kit, part, size, figures);
  for (const [side, load] of [
    [1, pose.load],
    [-1, pose.secondLoad],
  ] as const) {
    part.attach(
      conveyorDeck(kit, { length: size.width + 0.02, width: 0.94 }),
      [side * reach, size.top, 0],
      [0, quarter, 0],
    );
    if (load) part.attach(load, [side * reach, size.top + deckHeight, 0], [0, quarter, 0]);
    part.attach(anchor(side > 0 ? "front deck" : "rear deck"), [side * reach, size.top + deckHeight, 0]);
  }
  spine(kit, part);
  return part.build();
}

/** The beam between the decks that carries LiDAR and status lights. */
function spine(kit: Kit, part: Part): void {
  const { materials: m } = kit;
  part.add(m.graphite, box(0.09, 0.3, 0.16, 0.02), [0, size.top + 0.15, 0.5]);
  part.add(m.graphite, box(0.09, 0.3, 0.16, 0.02), [0, size.top + 0.15, -0.5]);
  part.attach(stackLight(kit), [0, size.top + 0.3, -0.5]);
  part.attach(lidar(kit), [0, size.top + 0.3, 0.5]);
}
