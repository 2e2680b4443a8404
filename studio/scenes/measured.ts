import { Mesh, PlaneGeometry } from "three";
import { box } from "../../vehicles/modelling/geometry/loft.ts";
import { Part } from "../../vehicles/modelling/geometry/part.ts";
import type { Kit } from "../../vehicles/modelling/kit.ts";
import { letter } from "../../vehicles/modelling/parts/lettering.ts";
import type { LineUpPose } from "./line-up.ts";
import { lineUp } from "./line-up.ts";
import type { Stage, StagedScene } from "./scene.ts";

/** A line drawn on the floor from one point to another: x and z in metres. */
type FloorLine = {
  from: readonly [x: number, z: number];
  to: readonly [x: number, z: number];
};

/** Vehicles on the light sweep, with dimensions on the floor as in a drawing. */
export type MeasuredPose = LineUpPose & {
  /** along x or z; each has its length in mm at its middle, to be read from +z or from +x */
  dimensions: readonly FloorLine[];
  /** the edges of an aisle */
  edges: readonly FloorLine[];
};

export function measured(stage: Stage, pose: MeasuredPose): StagedScene {
  const staged = lineUp(stage, pose);
  const part = new Part("measures");
  for (const edge of pose.edges) line(stage.kit, part, edge, 0.035);
  for (const dimension of pose.dimensions) measure(stage.kit, part, dimension);
  staged.scene.add(part.build());
  return staged;
}

/** A line with a slanted tick at either end, and its length on it. */
function measure(kit: Kit, part: Part, dimension: FloorLine): void {
  const { from, to } = dimension;
  line(kit, part, dimension, 0.012);
  for (const [x, z] of [from, to])
    part.add(kit.materials.magnet, box(0.16, 0.0016, 0.02, 0.0004), [x, 0.0014, z], [0, Math.PI / 4, 0]);
  const alongX = from[1] === to[1];
  const length = `${Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) * 1000)}`;
  const figure = floorText(kit, length);
  const [x, z] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  part.attach(figure, alongX ? [x, 0.004, z - 0.13] : [x - 0.13, 0.004, z], [0, alongX ? 0 : Math.PI / 2, 0]);
}

function line({ materials: m }: Kit, part: Part, { from, to }: FloorLine, width: number): void {
  const [length, turn] = [
    Math.hypot(to[0] - from[0], to[1] - from[1]),
    Math.atan2(from[1] - to[1], to[0] - from[0]),
  ];
  part.add(
    m.magnet,
    box(length, 0.0016, width, 0.0006),
    [(from[0] + to[0]) / 2, 0.0009, (from[1] + to[1]) / 2],
    [0, turn, 0],
  );
}

/** Text on the floor; its top edge points to -z. */
function floorText(kit: Kit, text: string): Mesh {
  const [width, height] = [0.8, 0.22];
  const print = kit.print(
    width,
    height,
    (context) => letter(context, text, { size: 0.9, colour: "#0e1f19", align: "center", weight: 640 }),
    { density: 600 },
  );
  const mesh = new Mesh(new PlaneGeometry(width, height).rotateX(-Math.PI / 2), print);
  mesh.userData.notMirrored = true;
  return mesh;
}
