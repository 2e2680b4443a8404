import { octagon, prow } from "../modelling/geometry/contour.ts";
import { loft, profile, slab } from "../modelling/geometry/loft.ts";
import type { Part } from "../modelling/geometry/part.ts";
import type { Kit } from "../modelling/kit.ts";
import { mark, onDark } from "../modelling/parts/brand.ts";
import { inset, tallLevels } from "../modelling/parts/chassis.ts";
import { decal, facing } from "../modelling/parts/decal.ts";
import { emergencyStop } from "../modelling/parts/lights.ts";
import { band, shell } from "../modelling/parts/shell.ts";

export const [front, width, cut] = [1.5, 1.06, 0.24] as const;
export const [weightTop, bandTop, top, cabinFront] = [0.66, 0.82, 1.56, 1.16] as const;

/** The cast counterweight: heavy chamfers, the darkest and lowest mass of the family. */
export function weight({ materials: m }: Kit, part: Part): void {
  const plan = prow(0, front, width, cut, 0.045);
  const foot = tallLevels.slot + 0.006;
  part.add(
    m.graphite,
    loft(
      plan,
      profile(
        [
          [-0.05, foot],
          [-0.004, foot],
          [0, foot + 0.005],
          [0, weightTop - 0.1],
          [-0.05, weightTop],
          [-0.12, weightTop],
        ],
        [0, 0.004, 0.004, 0.02, 0.02, 0],
        5,
      ),
    ),
  );
  part.add(m.gap, slab(octagon(-0.25, 0.25, 0.3, 0.05, 0.01), -0.03, 0.001, 0.001, "x"), [front, 0.43, 0]);
}

export function cabin(kit: Kit, part: Part): void {
  const { materials: m } = kit;
  const plan = prow(0.01, cabinFront, width - 0.1, 0.17, 0.04);
  band(kit, part, plan, weightTop + 0.008, bandTop);
  const foot = bandTop + 0.006;
  part.add(m.gap, slab(inset(plan, 0.01), bandTop - 0.02, foot + 0.02, 0.001));
  shell(
    kit,
    part,
    plan,
    foot,
    [
      [0, top - 0.2],
      [-0.11, top - 0.012],
      [-0.124, top],
      [-0.17, top],
    ],
    [0.04, 0.024, 0.012, 0],
  );
  part.add(m.gap, slab(inset(plan, 0.155), top - 0.02, top + 0.0008, 0.0004));
  part.add(m.graphite, slab(inset(plan, 0.16), top - 0.02, top + 0.004, 0.003));
  part.attach(decal(kit, 0.2, 0.2, mark(onDark)), [0.44, top + 0.0048, 0], facing.upFromFront);
  for (const z of [-0.2, 0.2]) part.attach(emergencyStop(kit), [0.86, top + 0.004, z]);
}
