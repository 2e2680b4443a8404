import type { Group, Object3D } from "three";
import { octagon } from "../modelling/geometry/contour.ts";
import { cylinder } from "../modelling/geometry/lathe.ts";
import { box, loft, profile, slab } from "../modelling/geometry/loft.ts";
import { Part } from "../modelling/geometry/part.ts";
import type { Kit } from "../modelling/kit.ts";
import type { Figures } from "../modelling/painted.ts";
import { mark, onDark, onShell, wordmark } from "../modelling/parts/brand.ts";
import { chassis, tallLevels } from "../modelling/parts/chassis.ts";
import { anchor, decal, facing, onBothSides } from "../modelling/parts/decal.ts";
import { louvres, screw, seam } from "../modelling/parts/fasteners.ts";
import { cameraBar } from "../modelling/parts/lidar.ts";
import { frontColumns, headlamp } from "../modelling/parts/lights.ts";
import { bandName, typePlate } from "../modelling/parts/name-plate.ts";
import { safetyScanner } from "../modelling/parts/safety-scanner.ts";
import { towHitch } from "../modelling/parts/tow-hitch.ts";
import { tower } from "../modelling/parts/tower.ts";
import { wheel } from "../modelling/parts/wheels.ts";
import { column, columnBody, hood } from "./column.ts";

const [rear, front, width, cut] = [-0.76, 0.76, 0.84, 0.19] as const;
const bandTop = 0.4;

/** A tow tractor: low hood, a column with LiDAR at the rear, coupling behind it; reads a magnetic tape below its nose. */
export function model(kit: Kit, figures: Figures, pose: { load?: Object3D | undefined } = {}): Group {
  const part = new Part("tugger");
  const plan = octagon(rear, front, width, cut, 0.04);
  chassis(kit, part, plan, tallLevels);
  tower(kit, part, plan, {
    levels: tallLevels,
    band: bandTop,
    shoulder: hood - 0.07,
    top: hood,
    slope: 0.07,
  });
  columnBody(kit, part);
  nose(kit, part);
  flanks(kit, part, figures);
  running(kit, part);
  part.attach(towHitch(kit), [rear - 0.008, 0.2, 0]);
  if (pose.load) part.attach(pose.load, [rear - 0.133, 0, 0]);
  part.attach(anchor("hitch"), [rear - 0.13, 0.24, 0]);
  return part.build();
}

function nose(kit: Kit, part: Part): void {
  const { materials: m } = kit;
  part.add(m.gap, slab(octagon(-0.2, 0.2, 0.105, 0.03, 0.008), -0.004, 0.001, 0.0008, "x"), [front, 0.49, 0]);
  part.attach(cameraBar(kit, 0.28), [front - 0.002, 0.49, 0]);
  for (const z of [-0.165, 0.165]) part.attach(headlamp(kit, 0.1), [front, 0.13, z]);
  // A foam bumper that gives way ahead of the skirt.
  const plan = octagon(rear + 0.5, front + 0.045, width + 0.02, cut + 0.02, 0.04);
  part.add(
    m.foam,
    loft(
      plan,
      profile(
        [
          [-0.06, 0.036],
          [0, 0.036],
          [0, 0.094],
          [-0.06, 0.094],
        ],
        [0, 0.018, 0.018, 0],
      ),
    ),
  );
  for (let i = -3; i <= 3; i++)
    part.add(m.yellow, box(0.003, 0.03, 0.03, 0.001), [front + 0.0455, 0.065, i * 0.058], [0.6, 0, 0]);
  // The tape reader: a bar of field sensors a hand's breadth above the floor.
  part.add(m.gloss, box(0.05, 0.02, 0.26, 0.004), [front - 0.16, 0.03, 0]);
  part.attach(
    decal(kit, 0.24, 0.24, mark({ ...onDark, ground: "#0b4633", route: "#2be08a" })),
    [0.26, hood + 0.0046, 0],
    facing.upFromFront,
  );
  frontColumns(kit, part, 0.09, [front - cut / 2, 0.48, width / 2 - cut / 2]);
  part.attach(anchor("bumper"), [front + 0.04, 0.065, 0.1]);
}

function flanks(kit: Kit, part: Part, figures: Figures): void {
  const side = width / 2;
  onBothSides(
    part,
    () => bandName(kit, figures, 0.78, 0.096),
    -0.06,
    (tallLevels.slot + bandTop) / 2 + 0.003,
    width / 2 + 0.001,
  );
  onBothSides(part, () => seam(kit, 0.62, 0.1).build(), -0.02, 0.475, side);
  onBothSides(part, () => louvres(kit, 0.22, 0.068, 4).build(), 0.14, 0.475, side);
  onBothSides(part, () => decal(kit, 0.2, 0.059, wordmark(onShell)), -0.52, 0.97, column.width / 2 + 0.001);
  onBothSides(part, () => seam(kit, 0.2, 0.16).build(), -0.52, 0.8, column.width / 2);
  for (const x of [-0.4, 0, 0.4]) onBothSides(part, () => screw(kit).build(), x, 0.128, width / 2);
  part.attach(typePlate(kit, figures), [-0.2, 0.475, side + 0.002], facing.right);
}

function running(kit: Kit, part: Part): void {
  const { materials: m } = kit;
  for (const z of [-1, 1]) {
    part.attach(safetyScanner(kit), [front - 0.14, tallLevels.skirt, z * (width / 2 - 0.14)]);
    part.attach(wheel(kit, 0.09, 0.09), [-0.42, 0.09, z * (width / 2 - 0.12)]);
    part.attach(headlamp(kit, 0.1, true), [rear, 0.32, z * 0.19], [0, Math.PI, 0]);
  }
  part.attach(wheel(kit, 0.1, 0.07), [0.42, 0.1, 0]);
  part.add(m.darkSteel, cylinder(0.03, 0.06, 0.2, 0.004), [0.42, 0, 0]);
  part.attach(anchor("tape reader"), [front - 0.16, 0.02, 0]);
}
