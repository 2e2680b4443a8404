import { contour } from "../geometry/contour.ts";
import { cylinder, ring } from "../geometry/lathe.ts";
import { box, slab } from "../geometry/loft.ts";
import { Part } from "../geometry/part.ts";
import { tube } from "../geometry/tube.ts";
import type { Kit } from "../kit.ts";

/** A jaw coupling with a drop pin; bolted on at x = 0, opens towards -x, its jaw at y = 0. */
export function towHitch({ materials: m }: Kit): Part {
  const part = new Part("tow hitch");
  part.add(m.darkSteel, box(0.024, 0.2, 0.2, 0.006), [-0.012, 0, 0]);
  const jaw = contour(
    [
      [0, -0.06],
      [-0.1, -0.06],
      [-0.16, -0.035],
      [-0.16, 0.035],
      [-0.1, 0.06],
      [0, 0.06],
    ],
    0.012,
  );
  for (const y of [-0.052, 0.036]) part.add(m.steel, slab(jaw, y, y + 0.016, 0.004), [-0.02, 0, 0]);
  part.add(m.steel, box(0.02, 0.1, 0.1, 0.004), [-0.03, 0, 0]);
  part.add(m.chrome, cylinder(0.014, -0.075, 0.11, 0.004, { around: 28 }), [-0.125, 0, 0]);
  part.add(m.red, ring(0.016, 0.026, 0.1, 0.112, 0.004, { around: 28 }), [-0.125, 0, 0]);
  part.add(
    m.darkSteel,
    tube(
      [
        [-0.125, 0.1, 0],
        [-0.125, 0.15, 0],
        [-0.05, 0.17, 0],
      ],
      0.006,
      0.02,
    ),
  );
  for (const [y, z] of [
    [0.075, 0.075],
    [0.075, -0.075],
    [-0.075, 0.075],
    [-0.075, -0.075],
  ] as const) {
    part.add(m.steel, cylinder(0.013, -0.036, -0.02, 0.003, { axis: "x", around: 6 }), [0, y, z]);
  }
  return part;
}
