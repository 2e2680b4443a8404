import type { Group, Object3D } from "three";
import { octagon } from "../modelling/geometry/contour.ts";
import { box } from "../modelling/geometry/loft.ts";
import { Part } from "../modelling/geometry/part.ts";
import type { Kit } from "../modelling/kit.ts";
import { moving, raise } from "../modelling/moving.ts";
import type { Figures } from "../modelling/painted.ts";
import { mark, onDark, onShell, wordmark } from "../modelling/parts/brand.ts";
import { anchor, decal, facing, onBothSides } from "../modelling/parts/decal.ts";
import { screw, seam } from "../modelling/parts/fasteners.ts";
import { liftPlate, liftWell } from "../modelling/parts/lift-plate.ts";
import { emergencyStop } from "../modelling/parts/lights.ts";
import type { LowBody } from "../modelling/parts/low-body.ts";
import { lowBody } from "../modelling/parts/low-body.ts";
import { bandLine } from "../modelling/parts/name-plate.ts";

export type LifterPose = {
  /** how far the plate is raised, in metres */
  lift?: number;
  /** stands on the floor around the vehicle and is carried from below; the caller raises it */
  load?: Object3D | undefined;
};

const [length, width, cut] = [1.12, 0.78, 0.17] as const;
const plate = 0.56;
/** How far the plate rises: it meets a trolley's frame after 57 mm and lifts its castors 30 mm off the floor. */
const stroke = 0.0875;
const body: LowBody = {
  plan: octagon(-length / 2, length / 2, width, cut, 0.03),
  length,
  width,
  cut,
  band: 0.218,
  top: 0.286,
  slope: 0.03,
};

/** A tunnel vehicle: drives under a trolley or a rack, lifts it and carries it. */
export function model(kit: Kit, figures: Figures, pose: LifterPose = {}): Group {
  const part = new Part("lifter");
  const deck = body.top + 0.003;
  lowBody(kit, part, body);
  part.attach(liftWell(kit, plate, deck));
  const lifting = new Part("lifting").attach(liftPlate(kit, plate), [0, deck + 0.004, 0]);
  part.attach(moving(lifting.attach(anchor("plate"), [0, deck + 0.03, 0]), { share: 1 }));
  deckFittings(kit, part, deck);
  sides(kit, part, figures);
  if (pose.load) part.attach(pose.load);
  part.attach(anchor("scanner"), [length / 2 - 0.12, 0.14, width / 2 - 0.12]);
  const vehicle = part.build();
  raise(vehicle, Math.min(pose.lift ?? 0, stroke));
  return vehicle;
}

function deckFittings(kit: Kit, part: Part, deck: number): void {
  const x = length / 2 - 0.115;
  part.attach(emergencyStop(kit), [x - 0.005, deck, 0.2]);
  part.attach(emergencyStop(kit), [-x + 0.005, deck, -0.2]);
  for (const [sx, sz] of [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ] as const) {
    for (const [dx, dz] of [
      [0.25, 0.095],
      [0.42, 0.095],
    ] as const) {
      const at = [sx * (length / 2 - dx), deck, sz * (width / 2 - dz)] as const;
      part.attach(screw(kit), at, [-Math.PI / 2, 0, 0]);
    }
  }
  part.attach(
    decal(kit, 0.17, 0.05, wordmark(onDark)),
    [x - 0.005, deck + 0.0006, -0.05],
    facing.upFromFront,
  );
  part.attach(decal(kit, 0.07, 0.07, mark(onDark)), [-x, deck + 0.0006, 0.1], facing.upFromFront);
}

function sides(kit: Kit, part: Part, figures: Figures): void {
  onBothSides(part, () => bandLine(kit, figures, 0.64, 0.03), 0, 0.1985, width / 2 + 0.0006);
  onBothSides(part, () => decal(kit, 0.1, 0.0295, wordmark(onShell)), -0.26, 0.2395, width / 2 + 0.0006);
  onBothSides(part, () => seam(kit, 0.34, 0.034, 0.0025).build(), 0.1, 0.24, width / 2);
  for (const x of [-0.3, -0.1, 0.1, 0.3])
    onBothSides(part, () => screw(kit, 0.0045).build(), x, 0.083, width / 2);
  for (const y of [0.075, 0.092])
    part.add(kit.materials.steel, box(0.006, 0.009, 0.06, 0.002), [-length / 2 - 0.001, y, 0.0]);
}
