import { Part } from "../../vehicles/modelling/geometry/part.ts";
import { withQuality } from "../../vehicles/modelling/geometry/quality.ts";
import type { Kit } from "../../vehicles/modelling/kit.ts";
import { loadedPallet } from "../../vehicles/modelling/loads/cartons.ts";
import { rollCage } from "../models/loads/roll-cage.ts";
import type { Placement } from "../scenes/traffic.ts";
import { daylitHall } from "./daylit-hall.ts";
import type { LanePainter } from "./lane-paint.ts";
import { laneColours, paintLanes } from "./lane-paint.ts";
import type { Somebody } from "./people.ts";
import { people } from "./people.ts";
import { racks, rowEnd } from "./racks.ts";
import type { World } from "./world.ts";

/** The docks of a distribution centre: doors along the right wall, staging lanes before them, racks on the left. */
export type DockPose = {
  traffic: readonly Placement[];
  people?: readonly Somebody[];
  /** where the sun stands: degrees from +x towards +z */
  sunAround: number;
};

export function dock(kit: Kit, pose: DockPose): World {
  return daylitHall(kit, {
    size: { half: 12, back: -34, front: 14, height: 8.6 },
    markings: paintLanes({ x: -4, z: -20, width: 16, depth: 26 }, drawLanes),
    furniture: [
      ...racks(
        kit,
        [
          { x: -7.2, from: -4, bays: 9 },
          { x: -6, from: -4, bays: 9 },
        ],
        -8,
        () => false,
      ),
      ...rowEnd(kit, -6.6, -4, "E5"),
      withQuality(0.3, () => staged(kit).build()),
      ...people(pose.people ?? []),
    ],
    traffic: pose.traffic,
    sunAround: pose.sunAround,
  });
}

function staged(kit: Kit): Part {
  const part = new Part("staged goods");
  const stack = (seed: number) =>
    loadedPallet(kit, {
      along: 3,
      across: 2,
      layers: 3 + (seed % 2),
      height: 0.27,
      kind: seed % 3 === 0 ? "white" : "brown",
      wrapped: seed % 4 === 1,
      seed,
    });
  for (const [lane, z] of [-18.5, -13.5, -8.5, -3.5].entries()) {
    for (let k = 0; k < 3 - (lane % 2); k++) part.attach(stack(lane * 5 + k), [9.4 - k * 1.35, 0, z - 0.55]);
    if (lane % 2)
      for (let k = 0; k < 3; k++) part.attach(rollCage(kit), [9.6 - k * 0.95, 0, z + 0.75], [0, Math.PI, 0]);
    else part.attach(stack(lane * 5 + 4), [9.4, 0, z + 0.7]);
  }
  return part;
}

function drawLanes(painter: LanePainter): void {
  const { yellow, white, blue, joint } = laneColours;
  for (let z = -18; z < 6; z += 5) painter.line([-4, z], [12, z], 0.012, joint);
  for (const x of [-2, 3, 8]) painter.line([x, -20], [x, 6], 0.012, joint);
  for (const x of [-3.2, 4.9]) painter.line([x, -20], [x, 6], 0.1, yellow);
  painter.line([0.9, -20], [0.9, 6], 0.08, white, [0.6, 0.45]);
  for (const [i, z] of [-18.5, -13.5, -8.5, -3.5].entries()) {
    painter.outline(5.4, z - 1.3, 5, 2.6, blue);
    painter.text(`${i + 3}`, 5.6, z + 1.1, 0.8, blue);
  }
  for (const z of [-16, -9, -2]) {
    painter.arrow(-1.1, z, -Math.PI / 2, white);
    painter.arrow(2.9, z + 2, Math.PI / 2, white);
  }
}
