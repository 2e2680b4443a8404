import { Part } from "../../vehicles/modelling/geometry/part.ts";
import { withQuality } from "../../vehicles/modelling/geometry/quality.ts";
import type { Kit } from "../../vehicles/modelling/kit.ts";
import type { Stack } from "../../vehicles/modelling/loads/cartons.ts";
import { loadedPallet } from "../../vehicles/modelling/loads/cartons.ts";
import { conveyorLine, handover as level } from "../models/site/conveyor-line.ts";
import { palletiser } from "../models/site/palletiser.ts";
import { stretchWrapper } from "../models/site/stations.ts";
import type { Placement } from "../scenes/traffic.ts";
import { daylitHall } from "./daylit-hall.ts";
import type { LanePainter } from "./lane-paint.ts";
import { laneColours, paintLanes } from "./lane-paint.ts";
import type { World } from "./world.ts";

/** Fixed conveyors that end at a lane, two and two: full goods come out on one, empties go in on the other. */
export type HandoverPose = {
  traffic: readonly Placement[];
};

export function handover(kit: Kit, pose: HandoverPose): World {
  return daylitHall(kit, {
    size: { half: 13, back: -20, front: 14, height: 8.2 },
    markings: paintLanes({ x: -13, z: -6, width: 26, depth: 15 }, drawLanes),
    furniture: [withQuality(0.35, () => stations(kit).build())],
    traffic: pose.traffic,
    sunAround: 60,
  });
}

/** Half the distance between the two decks of a dual conveyor, and so between the lines that it docks at. */
const deckOffset = 0.545;
const lineEnd = -1.0;

function stations(kit: Kit): Part {
  const part = new Part("stations");
  const crates = (more: Partial<Stack>) =>
    loadedPallet(kit, { along: 3, across: 2, layers: 3, height: 0.24, kind: "crates", seed: 5, ...more });
  const cartons = (more: Partial<Stack>) =>
    loadedPallet(kit, { along: 3, across: 2, layers: 3, height: 0.28, seed: 8, ...more });
  for (const x of [0, -6.2]) {
    for (const side of [-1, 1])
      part.attach(conveyorLine(kit, 6.4), [x + side * deckOffset, 0, lineEnd], [0, -Math.PI / 2, 0]);
    const turned = [0, Math.PI / 2, 0] as const;
    part.attach(cartons({ seed: 10 }), [x + deckOffset, level, lineEnd - 2.9], turned);
    part.attach(cartons({ seed: 11, kind: "white" }), [x + deckOffset, level, lineEnd - 4.6], turned);
    part.attach(crates({ seed: 12, layers: 2 }), [x - deckOffset, level, lineEnd - 3.8], turned);
  }
  part.attach(palletiser(kit), [4.6, 0, -6.4]).attach(conveyorLine(kit, 4.4), [7.4, 0, -6.4]);
  part.attach(cartons({ seed: 14, layers: 2 }), [4.6, level, -6.4]);
  part.attach(stretchWrapper(kit), [4.4, 0, -1.9], [0, Math.PI, 0]);
  part.attach(cartons({ seed: 15, layers: 4, wrapped: true }), [4.4, 0.083, -1.9]);
  for (const [i, x] of [8.2, 9.6].entries()) part.attach(cartons({ seed: 20 + i, layers: 4 }), [x, 0, -2]);
  return part;
}

function drawLanes(painter: LanePainter): void {
  const { yellow, white, blue, joint } = laneColours;
  for (let x = -11; x < 13; x += 5) painter.line([x, -6], [x, 9], 0.012, joint);
  for (const z of [-4, 1, 6]) painter.line([-13, z], [13, z], 0.012, joint);
  painter.line([-13, -0.9], [13, -0.9], 0.1, yellow);
  painter.line([-13, 3.2], [13, 3.2], 0.1, yellow);
  painter.line([-13, 1.25], [13, 1.25], 0.08, white, [0.6, 0.45]);
  for (const [i, x] of [-6.2, 0].entries()) {
    painter.outline(x - 1.15, -0.8, 2.3, 1.5, blue);
    painter.text(`H-0${i + 1}`, x + 1.3, 0.5, 0.34, blue);
  }
  for (const x of [-9.4, -3, 4]) painter.arrow(x, 2.2, 0, white);
}
