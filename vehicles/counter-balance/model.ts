import type { Group } from "three";
import { octagon, prow } from "../modelling/geometry/contour.ts";
import { cylinder } from "../modelling/geometry/lathe.ts";
import { slab } from "../modelling/geometry/loft.ts";
import { Part } from "../modelling/geometry/part.ts";
import type { Kit } from "../modelling/kit.ts";
import { raise, travelOf } from "../modelling/moving.ts";
import type { Figures } from "../modelling/painted.ts";
import { onDark, onShell, wordmark } from "../modelling/parts/brand.ts";
import { chassis, tallLevels } from "../modelling/parts/chassis.ts";
import { decal, facing, onBothSides } from "../modelling/parts/decal.ts";
import { doorHandle, louvres, screw, seam } from "../modelling/parts/fasteners.ts";
import { cameraBar } from "../modelling/parts/lidar.ts";
import { frontColumns, headlamp } from "../modelling/parts/lights.ts";
import { bandName, typePlate } from "../modelling/parts/name-plate.ts";
import { safetyScanner } from "../modelling/parts/safety-scanner.ts";
import { operatorScreen } from "../modelling/parts/screen.ts";
import { wheel } from "../modelling/parts/wheels.ts";
import { bandTop, cabin, cabinFront, cut, front, top, weight, weightTop, width } from "./body.ts";
import type { CounterbalancePose } from "./mast.ts";
import { lowestFork, mastAndForks, sensorBow } from "./mast.ts";

/** A counterbalanced fork truck: no outriggers; a cast weight at the far end holds the load, a two-stage mast lifts it to 3 m. */
export function model(kit: Kit, figures: Figures, pose: CounterbalancePose = {}): Group {
  const part = new Part("counterbalance");
  const plan = prow(0, front, width, cut, 0.045);
  chassis(kit, part, plan, tallLevels);
  weight(kit, part);
  cabin(kit, part);
  face(kit, part);
  flanks(kit, part, figures);
  running(kit, part);
  mastAndForks(kit, part, pose);
  sensorBow(kit, part, top);
  const vehicle = part.build();
  raise(vehicle, travelOf(pose.lift, lowestFork, figures));
  return vehicle;
}

function face(kit: Kit, part: Part): void {
  const { materials: m } = kit;
  const x = cabinFront;
  part.add(m.gap, slab(octagon(-0.25, 0.25, 0.42, 0.05, 0.012), 0, 0.0015, 0.0008, "x"), [x, 1.09, 0]);
  part.add(m.graphite, slab(octagon(-0.245, 0.245, 0.41, 0.05, 0.012), -0.02, 0.005, 0.004, "x"), [
    x,
    1.09,
    0,
  ]);
  part.attach(operatorScreen(kit, { order: "1180", from: "A-04", to: "Dock 02", battery: 64 }, 0.3, 0.18), [
    x + 0.003,
    1.15,
    0,
  ]);
  part.attach(decal(kit, 0.2, 0.059, wordmark(onDark)), [x + 0.0056, 0.97, 0], facing.front);
  part.attach(cameraBar(kit, 0.3), [front - 0.004, 0.5, 0]);
  part.attach(decal(kit, 0.25, 0.074, wordmark(onDark)), [front + 0.0016, 0.385, 0.0], facing.front);
  for (const z of [-0.22, 0.22]) part.attach(headlamp(kit, 0.12), [front, 0.13, z]);
  frontColumns(kit, part, 0.4, [cabinFront - 0.085, 1.09, width / 2 - 0.05 - 0.085]);
}

function flanks(kit: Kit, part: Part, figures: Figures): void {
  const side = width / 2 - 0.05;
  onBothSides(
    part,
    () => bandName(kit, figures, 0.74, 0.108),
    0.48,
    (weightTop + bandTop) / 2 + 0.004,
    side + 0.001,
  );
  onBothSides(part, () => seam(kit, 0.68, 0.42).build(), 0.44, 1.07, side);
  onBothSides(part, () => doorHandle(kit).build(), 0.71, 1.08, side);
  onBothSides(part, () => louvres(kit, 0.3, 0.13, 7).build(), 0.34, 0.95, side);
  onBothSides(part, () => decal(kit, 0.34, 0.1, wordmark(onShell)), 0.36, 1.19, side + 0.0012);
  for (const x of [0.56, 0.86, 1.16])
    for (const y of [0.34, 0.5]) onBothSides(part, () => screw(kit, 0.011).build(), x, y, width / 2);
  part.attach(typePlate(kit, figures), [0.62, 0.9, side + 0.001], facing.right);
}

function running(kit: Kit, part: Part): void {
  const { materials: m } = kit;
  for (const z of [-1, 1]) {
    part.add(m.gap, cylinder(0.222, -0.02, 0.018, 0.002, { axis: "z", around: 64 }), [
      0.21,
      0.225,
      z * (width / 2 - 0.016),
    ]);
    part.attach(
      wheel(kit, 0.2, 0.13, m.rubber),
      [0.21, 0.2, z * (width / 2 - 0.03)],
      [0, z > 0 ? 0 : Math.PI, 0],
    );
    part.attach(safetyScanner(kit), [front - 0.17, tallLevels.skirt, z * (width / 2 - 0.17)]);
  }
  part.attach(wheel(kit, 0.15, 0.1), [1.1, 0.15, 0]);
}
