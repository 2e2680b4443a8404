import type { Contour } from "../geometry/contour.ts";
import { loft, profile, slab } from "../geometry/loft.ts";
import type { Part } from "../geometry/part.ts";
import type { Kit } from "../kit.ts";

/** Heights above the floor, in metres, that all vehicles share: the family's waistline. */
export type Levels = {
  floor: number;
  /** top of the rubber bumper */
  bumper: number;
  /** top of the graphite skirt */
  skirt: number;
  /** top of the scanner slot, where the light line runs and the shell begins */
  slot: number;
};

export const lowLevels: Levels = { floor: 0.026, bumper: 0.062, skirt: 0.104, slot: 0.172 };
export const tallLevels: Levels = { floor: 0.032, bumper: 0.088, skirt: 0.168, slot: 0.252 };

export const inset = (plan: Contour, by: number): Contour => ({ grown: (outset) => plan.grown(outset - by) });

/** Bumper, skirt, all-round scanner slot and light line: the lowest part of each vehicle. */
export function chassis(
  { materials: m }: Kit,
  part: Part,
  plan: Contour,
  levels: Levels,
  slotDepth = 0.075,
): void {
  const { floor, bumper, skirt, slot } = levels;
  part.add(
    m.rubber,
    loft(
      plan,
      profile(
        [
          [-0.05, floor],
          [-0.002, floor],
          [0.01, floor + 0.012],
          [0.01, bumper - 0.01],
          [0.002, bumper - 0.002],
          [-0.05, bumper - 0.002],
        ],
        [0, 0.006, 0.006, 0.006, 0.003, 0],
      ),
    ),
  );
  part.add(m.gap, slab(inset(plan, 0.012), bumper - 0.004, bumper + 0.003, 0.001));
  part.add(
    m.graphite,
    loft(
      plan,
      profile(
        [
          [-0.05, bumper + 0.001],
          [-0.003, bumper + 0.001],
          [0, bumper + 0.005],
          [0, skirt - 0.016],
          [-0.016, skirt],
          [-slotDepth - 0.03, skirt],
        ],
        [0, 0.002, 0.002, 0.004, 0.003, 0],
      ),
    ),
  );
  part.add(m.gap, slab(inset(plan, slotDepth), skirt - 0.01, slot + 0.01, 0.002));
  part.add(
    m.charcoal,
    loft(
      plan,
      profile(
        [
          [-slotDepth - 0.02, slot - 0.012],
          [-0.02, slot - 0.012],
          [-0.008, slot - 0.004],
          [-0.02, slot],
        ],
        [0, 0.002, 0.002, 0],
      ),
    ),
  );
  part.add(
    m.led,
    loft(
      plan,
      profile(
        [
          [-0.03, slot - 0.006],
          [-0.0045, slot - 0.006],
          [-0.0045, slot + 0.001],
          [-0.03, slot + 0.001],
        ],
        [0, 0.0015, 0.0015, 0],
      ),
    ),
  );
}
