import { contour } from "../../../vehicles/modelling/geometry/contour.ts";
import { slab } from "../../../vehicles/modelling/geometry/loft.ts";
import type { Point2 } from "../../../vehicles/modelling/geometry/outline.ts";
import { Part } from "../../../vehicles/modelling/geometry/part.ts";
import type { Kit } from "../../../vehicles/modelling/kit.ts";
import { decal } from "../../../vehicles/modelling/parts/decal.ts";
import { letter } from "../../../vehicles/modelling/parts/lettering.ts";

/** The right half of a standing person from the crown to between the feet, 1.75 m high. */
const half: readonly Point2[] = [
  [0.052, 1.742],
  [0.09, 1.69],
  [0.088, 1.6],
  [0.05, 1.525],
  [0.05, 1.48],
  [0.19, 1.43],
  [0.232, 1.37],
  [0.262, 1.08],
  [0.268, 0.82],
  [0.238, 0.79],
  [0.212, 0.86],
  [0.196, 1.06],
  [0.172, 1.24],
  [0.152, 1.08],
  [0.18, 0.9],
  [0.16, 0.5],
  [0.12, 0.08],
  [0.15, 0],
  [0.03, 0],
  [0.036, 0.1],
  [0.022, 0.5],
  [0.012, 0.78],
];

/** A person's outline cut from a thin board, as on an engineer's elevation, to judge heights by; it faces +z. */
export function heightFigure(kit: Kit): Part {
  const { materials: m } = kit;
  const points: Point2[] = [...half, ...half.map(([x, y]): Point2 => [-x, y]).reverse()];
  const part = new Part("height figure");
  part.add(m.crateGrey, slab(contour(points, 0.035), -0.006, 0.006, 0.003, "z"));
  const figure = decal(
    kit,
    0.22,
    0.08,
    (context) => letter(context, "1.75 m", { size: 0.72, colour: "#f2f4ef", align: "center", weight: 600 }),
    { density: 1200 },
  );
  return part.attach(figure, [0, 1.26, 0.0068]);
}
