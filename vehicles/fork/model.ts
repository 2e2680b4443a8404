import type { Group } from "three";
import { octagon, prow } from "../modelling/geometry/contour.ts";
import { slab } from "../modelling/geometry/loft.ts";
import { Part } from "../modelling/geometry/part.ts";
import type { Kit } from "../modelling/kit.ts";
import { raise, travelOf } from "../modelling/moving.ts";
import type { Figures } from "../modelling/painted.ts";
import { mark, onDark, onShell, wordmark } from "../modelling/parts/brand.ts";
import { chassis, tallLevels } from "../modelling/parts/chassis.ts";
import { anchor, decal, facing, onBothSides } from "../modelling/parts/decal.ts";
import { doorHandle, louvres, screw, seam } from "../modelling/parts/fasteners.ts";
import { cameraBar } from "../modelling/parts/lidar.ts";
import { emergencyStop, frontColumns, headlamp } from "../modelling/parts/lights.ts";
import { bandName, typePlate } from "../modelling/parts/name-plate.ts";
import { safetyScanner } from "../modelling/parts/safety-scanner.ts";
import { operatorScreen } from "../modelling/parts/screen.ts";
import { tower } from "../modelling/parts/tower.ts";
import { wheel } from "../modelling/parts/wheels.ts";
import { type ForkPose, lowestFork, mastAndForks, top, width } from "./mast.ts";

const front = 0.78;
const cut = 0.15;
const bandTop = 0.428;
/** A pallet stacker: drive tower at the front (+x), mast and forks behind it; support legs stand beside the pallet. */
export function model(kit: Kit, figures: Figures, pose: ForkPose = {}): Group {
  const part = new Part("fork");
  const plan = prow(0, front, width, cut, 0.035);
  chassis(kit, part, plan, tallLevels);
  tower(kit, part, plan, { levels: tallLevels, band: bandTop, shoulder: top - 0.14, top, slope: 0.085 });
  face(kit, part);
  flanks(kit, part, figures);
  roof(kit, part);
  running(kit, part);
  mastAndForks(kit, part, pose);
  const vehicle = part.build();
  raise(vehicle, travelOf(pose.lift, lowestFork, figures));
  return vehicle;
}

function face(kit: Kit, part: Part): void {
  const { materials: m } = kit;
  const panel = octagon(-0.25, 0.25, 0.72, 0.05, 0.012);
  part.add(m.gap, slab(panel, 0, 0.0015, 0.0008, "x"), [front - 0.002, 0.83, 0]);
  part.add(m.graphite, slab(octagon(-0.245, 0.245, 0.712, 0.05, 0.012), -0.02, 0.005, 0.004, "x"), [
    front - 0.002,
    0.83,
    0,
  ]);
  part.attach(operatorScreen(kit, { order: "0417", from: "Dock 07", to: "B-12", battery: 78 }, 0.3, 0.18), [
    front + 0.003,
    1.03,
    0,
  ]);
  part.attach(cameraBar(kit, 0.26), [front + 0.004, 0.8, 0]);
  part.attach(decal(kit, 0.22, 0.065, wordmark(onDark)), [front + 0.0036, 0.62, 0.0], facing.front);
  for (const z of [-0.2, 0.2]) part.attach(headlamp(kit, 0.14), [front, 0.13, z]);
  frontColumns(kit, part, 0.66, [front - cut / 2, 0.83, width / 2 - cut / 2]);
  part.attach(anchor("screen"), [front + 0.01, 1.03, 0]);
}

function flanks(kit: Kit, part: Part, figures: Figures): void {
  const side = width / 2;
  onBothSides(part, () => seam(kit, 0.48, 0.7).build(), 0.32, 0.83, side);
  onBothSides(part, () => doorHandle(kit).build(), 0.51, 0.9, side);
  onBothSides(part, () => louvres(kit, 0.26, 0.17, 9).build(), 0.29, 0.6, side);
  onBothSides(part, () => decal(kit, 0.31, 0.092, wordmark(onShell)), 0.28, 1.08, side + 0.0012);
  onBothSides(
    part,
    () => bandName(kit, figures, 0.6, 0.1),
    0.33,
    (tallLevels.slot + bandTop) / 2 + 0.003,
    width / 2 + 0.0012,
  );
  for (const x of [0.04, 0.6])
    for (const y of [0.108, 0.146]) onBothSides(part, () => screw(kit).build(), x, y, width / 2);
  part.attach(typePlate(kit, figures), [0.5, 0.54, side + 0.0012], facing.right);
}

function roof(kit: Kit, part: Part): void {
  for (const z of [-0.24, 0.24]) part.attach(emergencyStop(kit), [0.56, top + 0.004, z]);
  part.attach(decal(kit, 0.16, 0.16, mark(onDark)), [0.32, top + 0.0048, 0], facing.upFromFront);
}

function running(kit: Kit, part: Part): void {
  const { materials: m } = kit;
  for (const z of [-1, 1])
    part.attach(safetyScanner(kit), [front - 0.115, tallLevels.skirt, z * (width / 2 - 0.115)]);
  part.attach(wheel(kit, 0.115, 0.08), [0.42, 0.115, 0]);
  for (const z of [-0.3, 0.3]) part.attach(wheel(kit, 0.07, 0.05, m.rubber), [0.3, 0.07, z]);
  part.attach(anchor("bumper"), [front, 0.06, 0.2]);
}
