import { octagon } from "../modelling/geometry/contour.ts";
import { slab } from "../modelling/geometry/loft.ts";
import type { Part } from "../modelling/geometry/part.ts";
import type { Kit } from "../modelling/kit.ts";
import { onDark, wordmark } from "../modelling/parts/brand.ts";
import { inset } from "../modelling/parts/chassis.ts";
import { anchor, decal, facing } from "../modelling/parts/decal.ts";
import { lidar } from "../modelling/parts/lidar.ts";
import { emergencyStop, stackLight } from "../modelling/parts/lights.ts";
import { operatorScreen } from "../modelling/parts/screen.ts";
import { band, shell } from "../modelling/parts/shell.ts";

/** Heights of the hood's top, on which the column stands, and of the column's. */
export const hood = 0.62;
const columnTop = 1.24;
export const column = { x0: -0.74, x1: -0.3, width: 0.66, cut: 0.1 };

export function columnBody(kit: Kit, part: Part): void {
  const { materials: m } = kit;
  const plan = octagon(column.x0, column.x1, column.width, column.cut, 0.03);
  band(kit, part, plan, hood + 0.004, hood + 0.072);
  part.add(m.gap, slab(inset(plan, 0.008), hood - 0.04, hood + 0.09, 0.001));
  shell(
    kit,
    part,
    plan,
    hood + 0.077,
    [
      [0, columnTop - 0.1],
      [-0.06, columnTop - 0.01],
      [-0.074, columnTop],
      [-0.1, columnTop],
    ],
    [0.03, 0.016, 0.01, 0],
  );
  part.add(m.graphite, slab(inset(plan, 0.09), columnTop - 0.02, columnTop + 0.004, 0.003));
  const x = column.x1;
  part.add(m.graphite, slab(octagon(-0.2, 0.2, 0.37, 0.04, 0.01), -0.02, 0.004, 0.003, "x"), [x, 0.9, 0]);
  part.attach(
    operatorScreen(kit, { order: "0932", from: "Store", to: "Stop 06", battery: 83 }, 0.26, 0.155),
    [x + 0.002, 0.975, 0],
  );
  part.attach(decal(kit, 0.2, 0.059, wordmark(onDark)), [x + 0.0048, 0.79, 0], facing.front);
  part.attach(lidar(kit), [-0.5, columnTop + 0.004, 0]);
  for (const z of [-0.17, 0.17]) part.attach(stackLight(kit), [-0.56, columnTop + 0.003, z]);
  for (const z of [-0.17, 0.17]) part.attach(emergencyStop(kit), [-0.42, columnTop + 0.004, z]);
  part.attach(anchor("lidar"), [-0.5, columnTop + 0.06, 0]);
}
