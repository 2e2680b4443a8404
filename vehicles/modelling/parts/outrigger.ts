import { contour } from "../geometry/contour.ts";
import { cylinder } from "../geometry/lathe.ts";
import { box, slab } from "../geometry/loft.ts";
import { Part } from "../geometry/part.ts";
import type { Kit } from "../kit.ts";
import { wheel } from "./wheels.ts";

/** The outrigger under each fork, with the load wheels in its tip; stands on the floor, from x = 0 towards -x. */
export function outrigger(kit: Kit, length: number): Part {
  const { materials: m } = kit;
  const part = new Part("outrigger");
  const side = contour(
    [
      [0, 0.022],
      [-length + 0.06, 0.022],
      [-length, 0.036],
      [-length, 0.048],
      [-length + 0.05, 0.062],
      [0, 0.07],
    ],
    0.006,
    3,
  );
  for (const z of [-0.046, 0.046]) part.add(m.charcoal, slab(side, -0.005, 0.005, 0.002, "z"), [0, 0, z]);
  part.add(m.charcoal, box(length - 0.3, 0.008, 0.09, 0.002), [-length / 2 + 0.13, 0.062, 0]);
  for (const x of [0.08, 0.18]) {
    part.attach(wheel(kit, 0.037, 0.07), [-length + x, 0.037, 0]);
    part.add(m.steel, cylinder(0.01, -0.054, 0.054, 0.002, { axis: "z", around: 16 }), [
      -length + x,
      0.037,
      0,
    ]);
  }
  return part;
}
