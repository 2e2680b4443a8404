import { cylinder } from "../../../vehicles/modelling/geometry/lathe.ts";
import { box } from "../../../vehicles/modelling/geometry/loft.ts";
import { Part } from "../../../vehicles/modelling/geometry/part.ts";
import type { Kit } from "../../../vehicles/modelling/kit.ts";

/** Height at which fixed conveyors and vehicles hand goods over to each other. */
export const handover = 0.66;

/** A fixed roller conveyor along x, ending at x = 0 and x = -length. */
export function conveyorLine({ materials: m }: Kit, length: number, width = 0.96): Part {
  const part = new Part("conveyor line");
  const middle = -length / 2;
  for (const side of [-1, 1]) {
    const z = (side * width) / 2;
    part.add(m.graphite, box(length, 0.15, 0.045, 0.006), [middle, handover - 0.075, z]);
    part.add(m.signal, box(length, 0.018, 0.047, 0.002), [middle, handover - 0.03, z]);
    part.add(m.galvanised, box(length, 0.03, 0.02, 0.006), [middle, handover + 0.13, z + side * 0.02]);
    for (let x = -0.3; x > -length; x -= 0.9)
      part.add(m.galvanised, box(0.014, 0.17, 0.012, 0.003), [x, handover + 0.05, z + side * 0.025]);
    for (let x = -0.2; x > -length; x -= 1.3) {
      part.add(m.graphite, box(0.07, handover - 0.14, 0.06, 0.006), [x, (handover - 0.14) / 2, z]);
      part.add(m.charcoal, box(0.14, 0.014, 0.13, 0.004), [x, 0.007, z]);
    }
  }
  for (let x = -0.05; x > -length; x -= 0.1) {
    part.add(
      m.galvanised,
      cylinder(0.036, -width / 2 + 0.03, width / 2 - 0.03, 0.003, { axis: "z", around: 20 }),
      [x, handover - 0.036, 0],
    );
  }
  part.add(m.yellow, box(0.02, 0.05, width * 0.7, 0.006), [0.012, handover - 0.08, 0]);
  return part;
}
