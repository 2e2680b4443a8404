import { Vector3 } from "three";
import { Part } from "../../vehicles/modelling/geometry/part.ts";
import { withQuality } from "../../vehicles/modelling/geometry/quality.ts";
import { bottlePacks } from "../../vehicles/modelling/loads/bottles.ts";
import { eurPallet, pallet } from "../../vehicles/modelling/loads/pallet.ts";
import { bottleBelt, filler } from "../models/site/bottling.ts";
import { conveyorLine, handover } from "../models/site/conveyor-line.ts";
import { palletiser } from "../models/site/palletiser.ts";
import { hallScene } from "./hall-scene.ts";
import type { LanePainter } from "./lane-paint.ts";
import { laneColours, paintLanes } from "./lane-paint.ts";
import type { Stage, StagedScene } from "./scene.ts";
import type { Placement } from "./traffic.ts";

/** A bottling plant: filler and bottle belts on the left, a palletiser that hands pallets to vehicles on the right. */
export type BottlingPlantPose = {
  traffic: readonly Placement[];
};

export function bottlingPlant(stage: Stage, pose: BottlingPlantPose): StagedScene {
  return hallScene(stage, {
    size: { half: 15, back: -20, front: 16, height: 8.2 },
    markings: paintLanes({ x: -15, z: -8, width: 30, depth: 18 }, drawLanes),
    furniture: [withQuality(0.35, () => plant(stage).build())],
    traffic: pose.traffic,
    shadows: { centre: new Vector3(0, 1.2, -2), radius: 10.5 },
    probe: [2, 1.3, 2],
    daylight: 120,
  });
}

function plant({ kit }: Stage): Part {
  const part = new Part("plant");
  part.attach(filler(kit), [-5.2, 0, -4.6]).attach(filler(kit), [-10.6, 0, -7.4]);
  part.attach(bottleBelt(kit, 7.6), [4.2, 0, -3.1]).attach(bottleBelt(kit, 9), [4.2, 0, -3.34]);
  part.attach(bottleBelt(kit, 6), [-7, 0, -5.9]).attach(bottleBelt(kit, 16), [8, 0, -10.5]);
  part.attach(palletiser(kit), [6.2, 0, -3.4]).attach(conveyorLine(kit, 4.4), [8.8, 0, -3.4]);
  const full = (layers: number) =>
    new Part("full pallet").attach(pallet(kit)).attach(bottlePacks(kit, layers), [0, eurPallet.height, 0]);
  part.attach(full(3), [6.2, handover, -3.4]).attach(full(4), [7.9, handover, -3.4]);
  for (const [x, z] of [
    [11.6, -1.2],
    [11.6, 0.3],
    [13, -1.2],
    [13, 0.3],
  ] as const)
    part.attach(full(4), [x, 0, z], [0, Math.PI / 2, 0]);
  for (let i = 0; i < 12; i++)
    part.attach(pallet(kit, i), [2.6, i * eurPallet.height, -5.6], [0, (i % 5) * 0.012, 0]);
  return part;
}

function drawLanes(painter: LanePainter): void {
  const { yellow, white, green, joint } = laneColours;
  for (let x = -12; x < 15; x += 5) painter.line([x, -8], [x, 10], 0.012, joint);
  for (const z of [-5, 0, 5]) painter.line([-15, z], [15, z], 0.012, joint);
  painter.line([-15, -1.6], [10, -1.6], 0.1, yellow);
  painter.line([-15, 4.4], [15, 4.4], 0.1, yellow);
  painter.line([-15, 1.4], [15, 1.4], 0.08, white, [0.6, 0.45]);
  painter.outline(10.8, -2, 3, 3.1, green);
  painter.text("FULL", 10.9, 1.6, 0.34, green);
  for (const x of [-8, -1, 6]) painter.arrow(x, 3, 0, white);
}
