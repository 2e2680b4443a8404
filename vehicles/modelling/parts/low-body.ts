import type { Contour } from "../geometry/contour.ts";
import { slab } from "../geometry/loft.ts";
import type { Part } from "../geometry/part.ts";
import type { Kit } from "../kit.ts";
import { chassis, inset, lowLevels } from "./chassis.ts";
import { cameraBar } from "./lidar.ts";
import { headlamp } from "./lights.ts";
import { safetyScanner } from "./safety-scanner.ts";
import { band, shell } from "./shell.ts";
import { wheel } from "./wheels.ts";

export type LowBody = {
  plan: Contour;
  length: number;
  width: number;
  /** how far the corners are cut */
  cut: number;
  /** top of the green band and of the white rim */
  band: number;
  top: number;
  /** how far the rim slopes in */
  slope: number;
};

/** The body of the flat vehicles: chassis, green band, white rim with a sloping edge, graphite deck; same front and rear. */
export function lowBody(kit: Kit, part: Part, body: LowBody): void {
  const { materials: m } = kit;
  const { plan, top, slope } = body;
  chassis(kit, part, plan, lowLevels, 0.07);
  band(kit, part, plan, lowLevels.slot + 0.005, body.band);
  const foot = body.band + 0.005;
  part.add(m.gap, slab(inset(plan, 0.009), body.band - 0.01, foot + 0.01, 0.001));
  shell(
    kit,
    part,
    plan,
    foot,
    [
      [0, top - slope],
      [-slope, top - 0.003],
      [-slope - 0.012, top],
      [-slope - 0.05, top],
    ],
    [0.008, 0.006, 0.004, 0],
  );
  part.add(m.gap, slab(inset(plan, slope + 0.026), top - 0.02, top + 0.0006, 0.0004));
  part.add(m.graphite, slab(inset(plan, slope + 0.03), top - 0.02, top + 0.003, 0.002));
  ends(kit, part, body);
  lowWheels(kit, part, body, { along: 0.16, across: 0.2 });
}

function ends(kit: Kit, part: Part, { length, width, cut }: LowBody): void {
  const flat = width - 2 * cut;
  for (const [side, turn] of [
    [1, 0],
    [-1, Math.PI],
  ] as const) {
    const x = side * (length / 2);
    part.attach(cameraBar(kit, flat * 0.4), [x, 0.083, 0], [0, turn, 0]);
    for (const z of [-1, 1])
      part.attach(headlamp(kit, flat * 0.17, side < 0), [x, 0.083, z * flat * 0.37], [0, turn, 0]);
  }
  for (const side of [-1, 1] as const) cornerScanner(kit, part, { length, width, cut }, side);
}

/** A scanner at a corner that a low vehicle leads with: front right (1) or rear left (-1). */
export function cornerScanner(
  kit: Kit,
  part: Part,
  { length, width, cut }: Pick<LowBody, "length" | "width" | "cut">,
  side: 1 | -1,
): void {
  const from = (edge: number) => side * (edge / 2 - cut * 0.6 - 0.03);
  const turn = side > 0 ? -0.8 : 2.3;
  part.attach(safetyScanner(kit), [from(length), lowLevels.skirt - 0.004, from(width)], [0, turn, 0]);
}

/** Two driven wheels in the middle, and castors this far from ends and sides. */
export function lowWheels(
  kit: Kit,
  part: Part,
  { length, width }: Pick<LowBody, "length" | "width">,
  { along, across }: { along: number; across: number },
): void {
  for (const z of [-1, 1]) {
    part.attach(wheel(kit, 0.085, 0.055), [0, 0.085, z * (width / 2 - 0.1)]);
    for (const x of [-1, 1])
      part.attach(wheel(kit, 0.05, 0.036, kit.materials.rubber), [
        x * (length / 2 - along),
        0.05,
        z * (width / 2 - across),
      ]);
  }
}
