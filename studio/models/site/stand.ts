import { box } from "../../../vehicles/modelling/geometry/loft.ts";
import { Part } from "../../../vehicles/modelling/geometry/part.ts";
import type { Draw, Kit } from "../../../vehicles/modelling/kit.ts";
import { onDark, wordmark } from "../../../vehicles/modelling/parts/brand.ts";
import { decal, facing } from "../../../vehicles/modelling/parts/decal.ts";
import { fleetBoard } from "./fleet-board.ts";

/** How high the stand's floor lies above the hall's, in metres. */
export const standHeight = 0.08;

const floor = { width: 6.4, depth: 4.8 };

/** A stand at a fair: a light floor with a painted crossing, a green wall behind it, the fleet's board. It faces +z. */
export function stand(kit: Kit): Part {
  const { materials: m } = kit;
  const part = new Part("stand");
  const { width, depth } = floor;
  part.add(m.cardWhite, box(width, standHeight, depth, 0.012), [0, standHeight / 2, 0]);
  part.add(m.band, box(width + 0.02, 0.02, depth + 0.02, 0.004), [0, 0.03, 0]);
  part.attach(
    decal(kit, width - 0.04, depth - 0.04, drawCrossing, { density: 280, opaque: true, roughness: 0.5 }),
    [0, standHeight + 0.001, 0],
    facing.up,
  );
  part.add(m.band, box(width, 2.9, 0.12, 0.008), [0, 1.45 + standHeight, -depth / 2 + 0.06]);
  part.add(m.led, box(width, 0.012, 0.13, 0.002), [0, 2.78, -depth / 2 + 0.06]);
  part.attach(decal(kit, 1.7, 0.5, wordmark(onDark), { density: 500 }), [-1.75, 2.3, -depth / 2 + 0.122]);
  return part.attach(fleetBoard(kit), [2.1, standHeight, -1.9]);
}

/** A lane along x, another along z, and the crossing that only one vehicle claims at a time. */
const drawCrossing: Draw = (context, width, height) => {
  context.fillStyle = "#dfdfd8";
  context.fillRect(0, 0, width, height);
  context.scale(width / floor.width, height / floor.depth);
  context.translate(floor.width / 2, floor.depth / 2);
  context.fillStyle = "#eeeeea";
  context.fillRect(-4, -0.2, 8, 1.4);
  context.fillRect(-0.4, -3, 1.6, 6);
  context.strokeStyle = "#157a54";
  context.lineWidth = 0.07;
  context.strokeRect(-0.4, -0.2, 1.6, 1.4);
  context.lineWidth = 0.045;
  context.setLineDash([0.22, 0.16]);
  context.stroke(new Path2D("M-4 .5H4M.4-3V3"));
};
