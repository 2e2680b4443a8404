import type { Contour } from "../geometry/contour.ts";
import { slab } from "../geometry/loft.ts";
import type { Part } from "../geometry/part.ts";
import type { Kit } from "../kit.ts";
import type { Levels } from "./chassis.ts";
import { inset } from "./chassis.ts";
import { band, shell } from "./shell.ts";

export type TowerHeights = {
  levels: Levels;
  /** top of the green band */
  band: number;
  /** where the roof begins to slope in */
  shoulder: number;
  top: number;
  /** how far the slope goes in */
  slope: number;
};

/** The white body of the tall vehicles: green band below, upright walls, a roof that slopes in all round. */
export function tower(kit: Kit, part: Part, plan: Contour, heights: TowerHeights): void {
  const { materials: m } = kit;
  const { levels, shoulder, top, slope } = heights;
  band(kit, part, plan, levels.slot + 0.006, heights.band);
  const foot = heights.band + 0.006;
  part.add(m.gap, slab(inset(plan, 0.01), heights.band - 0.01, foot + 0.02, 0.001));
  shell(
    kit,
    part,
    plan,
    foot,
    [
      [0, shoulder],
      [-slope, top - 0.012],
      [-slope - 0.014, top],
      [-slope - 0.05, top],
    ],
    [0.035, 0.02, 0.012, 0],
  );
  // A graphite deck, let into the roof.
  part.add(m.gap, slab(inset(plan, slope + 0.045), top - 0.02, top + 0.0008, 0.0004));
  part.add(m.graphite, slab(inset(plan, slope + 0.049), top - 0.02, top + 0.004, 0.003));
}
