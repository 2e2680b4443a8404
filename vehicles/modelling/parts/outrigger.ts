import { contour } from "../geometry/contour.ts";
import { cylinder } from "../geometry/lathe.ts";
import { box, slab } from "../geometry/loft.ts";
import { Part } from "../geometry/part.ts";
import type { Kit } from "../kit.ts";
import { wheel } from "./wheels.ts";

/** A support leg with the load wheels in its tip; stands on the floor, from x = 0 towards -x. */
export function outrigger(kit: Kit, { length, width }: { length: number; width: number }): Part {
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
  const plate = width / 2 - 0.003;
  for (const z of [-plate, plate]) part.add(m.charcoal, slab(side, -0.003, 0.003, 0.001, "z"), [0, 0, z]);
  part.add(m.charcoal, box(length - 0.3, 0.008, width - 0.007, 0.002), [-length / 2 + 0.13, 0.062, 0]);
  for (const x of [0.08, 0.18]) {
    part.attach(wheel(kit, 0.037, width - 0.016), [-length + x, 0.037, 0]);
    part.add(m.steel, cylinder(0.01, -plate, plate, 0.002, { axis: "z", around: 16 }), [
      -length + x,
      0.037,
      0,
    ]);
  }
  return part;
}
