import { Part } from "../../vehicles/modelling/geometry/part.ts";
import { withQuality } from "../../vehicles/modelling/geometry/quality.ts";
import type { Kit } from "../../vehicles/modelling/kit.ts";
import { lineSideRack } from "../../vehicles/modelling/loads/line-side-rack.ts";
import { magneticTape } from "../../vehicles/modelling/loads/load.ts";
import { assemblyStation, engine } from "../models/site/assembly.ts";
import type { Placement } from "../scenes/traffic.ts";
import { daylitHall } from "./daylit-hall.ts";
import type { LanePainter } from "./lane-paint.ts";
import { laneColours, paintLanes } from "./lane-paint.ts";
import type { Somebody } from "./people.ts";
import { people } from "./people.ts";
import type { World } from "./world.ts";

/** An assembly line for engines: stations in a row, flow racks at its side, a lane with tape before them. */
export type AssemblyLinePose = {
  traffic: readonly Placement[];
  people: readonly Somebody[];
};

export function assemblyLine(kit: Kit, pose: AssemblyLinePose): World {
  return daylitHall(kit, {
    size: { half: 16, back: -18, front: 16, height: 8.2 },
    markings: paintLanes({ x: -16, z: -8, width: 32, depth: 18 }, drawLanes),
    furniture: [withQuality(0.35, () => line(kit).build()), ...people(pose.people)],
    traffic: pose.traffic,
    sunAround: 110,
  });
}

function line(kit: Kit): Part {
  const part = new Part("line");
  for (let i = 0; i < 8; i++) {
    const x = -10.5 + i * 3;
    part.attach(assemblyStation(kit, i + 1), [x, 0, -3.6]).attach(assemblyStation(kit, i + 11), [x, 0, -9.4]);
    part.attach(engine(kit), [x - 0.1, 0.7, -3.6]).attach(engine(kit), [x + 0.2, 0.7, -9.4]);
    if (i % 2 === 0) part.attach(lineSideRack(kit), [x + 1.4, 0, -1.9]);
  }
  return part.attach(magneticTape(kit, 32), [0, 0, 0.9]);
}

function drawLanes(painter: LanePainter): void {
  const { yellow, white, blue, joint } = laneColours;
  for (let x = -13; x < 16; x += 5) painter.line([x, -8], [x, 10], 0.012, joint);
  for (const z of [-6, -1, 4]) painter.line([-16, z], [16, z], 0.012, joint);
  painter.line([-16, -0.9], [16, -0.9], 0.1, yellow);
  painter.line([-16, 2.7], [16, 2.7], 0.1, yellow);
  painter.fill(-16, 3.4, 32, 1.3, "rgba(45,95,143,.85)");
  for (let x = -14; x < 16; x += 5) painter.text("PEDESTRIANS", x, 4.25, 0.46, white);
  for (let i = 0; i < 8; i += 2) {
    painter.outline(-9.1 + i * 3 - 0.85, -2.6, 1.7, 1.35, blue);
    painter.text(`L-0${i + 1}`, -9.1 + i * 3 - 0.8, -1.0, 0.26, blue);
  }
  for (const x of [-9, -2, 5, 12]) painter.arrow(x, 0, 0, white);
}
