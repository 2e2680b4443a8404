import type { Group, Object3D } from "three";
import { Part } from "../modelling/geometry/part.ts";
import type { Kit } from "../modelling/kit.ts";
import type { Figures } from "../modelling/painted.ts";
import { conveyorDeck, deckHeight } from "../modelling/parts/conveyor-deck.ts";
import { anchor } from "../modelling/parts/decal.ts";
import type { PedestalSize } from "../modelling/parts/pedestal.ts";
import { pedestal } from "../modelling/parts/pedestal.ts";

const size: PedestalSize = { length: 1.46, width: 0.98, cut: 0.19, top: 0.47 };

/** One roller deck along the vehicle: pallets roll on and off over its front and rear. */
export function model(kit: Kit, figures: Figures, pose: { load?: Object3D | undefined } = {}): Group {
  const part = new Part("single conveyor");
  pedestal(kit, part, size, figures);
  part.attach(conveyorDeck(kit, { length: size.length + 0.02, width: 0.9 }), [0, size.top, 0]);
  if (pose.load) part.attach(pose.load, [0, size.top + deckHeight, 0]);
  part.attach(anchor("deck"), [0, size.top + deckHeight, 0]);
  return part.build();
}
