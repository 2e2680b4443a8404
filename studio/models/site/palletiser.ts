import { cylinder } from "../../../vehicles/modelling/geometry/lathe.ts";
import { box } from "../../../vehicles/modelling/geometry/loft.ts";
import { Part } from "../../../vehicles/modelling/geometry/part.ts";
import type { Kit } from "../../../vehicles/modelling/kit.ts";
import { stackLight } from "../../../vehicles/modelling/parts/lights.ts";

/** A portal palletiser: four posts, a gantry with a gripper, fencing; goods leave towards +x. */
export function palletiser(kit: Kit): Part {
  const { materials: m } = kit;
  const part = new Part("palletiser");
  for (const x of [-1.5, 1.1])
    for (const z of [-1.3, 1.3]) {
      part
        .add(m.shell, box(0.2, 3.3, 0.2, 0.02), [x, 1.65, z])
        .add(m.graphite, box(0.206, 0.3, 0.206, 0.02), [x, 2.7, z]);
      part.add(m.charcoal, box(0.34, 0.03, 0.34, 0.006), [x, 0.015, z]);
    }
  for (const z of [-1.3, 1.3]) part.add(m.graphite, box(2.8, 0.22, 0.16, 0.012), [-0.2, 3.3, z]);
  part
    .add(m.graphite, box(0.24, 0.26, 2.7, 0.012), [0, 3.32, 0])
    .add(m.graphite, box(0.2, 1.4, 0.2, 0.012), [0, 2.7, 0]);
  part.add(m.steel, box(1.0, 0.08, 0.7, 0.01), [0, 1.96, 0]);
  for (const z of [-0.34, 0.34]) part.add(m.steel, box(0.9, 0.24, 0.02, 0.006), [0, 1.84, z]);
  for (let z = -1.2; z < 1.3; z += 0.12) part.add(m.graphite, box(0.012, 1.9, 0.012, 0.002), [-1.5, 1.1, z]);
  for (let x = -1.4; x < 1.1; x += 0.12) part.add(m.graphite, box(0.012, 1.9, 0.012, 0.002), [x, 1.1, -1.3]);
  for (const z of [-0.8, 0.8]) part.add(m.yellow, cylinder(0.05, 0, 1.3, 0.01, { around: 24 }), [1.5, 0, z]);
  part.attach(stackLight(kit), [1.1, 3.3, 1.3]);
  return part;
}
