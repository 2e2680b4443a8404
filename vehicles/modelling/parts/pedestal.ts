import { octagon } from "../geometry/contour.ts";
import { slab } from "../geometry/loft.ts";
import type { Part } from "../geometry/part.ts";
import type { Kit } from "../kit.ts";
import type { Figures } from "../painted.ts";
import { mark, onDark, onShell, wordmark } from "./brand.ts";
import { chassis, inset, lowLevels } from "./chassis.ts";
import { anchor, decal, facing, onBothSides } from "./decal.ts";
import { louvres, screw, seam } from "./fasteners.ts";
import { cameraBar } from "./lidar.ts";
import { emergencyStop, headlamp, lightColumn } from "./lights.ts";
import { cornerScanner, lowWheels } from "./low-body.ts";
import { bandName, typePlate } from "./name-plate.ts";
import { operatorScreen } from "./screen.ts";
import { band, shell } from "./shell.ts";

export type PedestalSize = {
  length: number;
  width: number;
  cut: number;
  top: number;
};

const bandTop = 0.272;

/** The body under a conveyor: chassis, green band with the name, white sides, a graphite table for the decks. */
export function pedestal(kit: Kit, part: Part, size: PedestalSize, figures: Figures): void {
  const { materials: m } = kit;
  const { length, width, cut, top } = size;
  const plan = octagon(-length / 2, length / 2, width, cut, 0.035);
  chassis(kit, part, plan, lowLevels, 0.07);
  band(kit, part, plan, lowLevels.slot + 0.005, bandTop);
  const foot = bandTop + 0.006;
  part.add(m.gap, slab(inset(plan, 0.009), bandTop - 0.01, foot + 0.01, 0.001));
  shell(
    kit,
    part,
    plan,
    foot,
    [
      [0, top - 0.05],
      [-0.034, top - 0.004],
      [-0.06, top],
    ],
    [0.012, 0.008, 0],
  );
  part.add(m.graphite, slab(inset(plan, 0.05), top - 0.02, top + 0.006, 0.004));
  sides(kit, part, size, figures);
  ends(kit, part, size);
  lowWheels(kit, part, size, { along: 0.2, across: 0.22 });
}

function sides(kit: Kit, part: Part, { length, width, cut, top }: PedestalSize, figures: Figures): void {
  const z = width / 2;
  const middle = (bandTop + top) / 2 - 0.02;
  const flat = length - 2 * cut;
  onBothSides(
    part,
    () => bandName(kit, figures, flat * 0.9, 0.084),
    0,
    (lowLevels.slot + bandTop) / 2 + 0.003,
    width / 2 + 0.0008,
  );
  onBothSides(part, () => seam(kit, flat * 0.56, (top - bandTop) * 0.56).build(), -flat * 0.12, middle, z);
  onBothSides(part, () => louvres(kit, 0.2, (top - bandTop) * 0.34, 5).build(), -flat * 0.27, middle, z);
  onBothSides(part, () => decal(kit, 0.27, 0.08, wordmark(onShell)), flat * 0.02, middle, z + 0.002);
  part.attach(typePlate(kit, figures), [flat * 0.34, middle, z + 0.002], facing.right);
  for (const x of [-0.4, 0, 0.4])
    onBothSides(part, () => screw(kit, 0.005).build(), x * flat, 0.083, width / 2);
}

function ends(kit: Kit, part: Part, { length, width, cut, top }: PedestalSize): void {
  const flat = width - 2 * cut;
  const middle = (bandTop + top) / 2 - 0.015;
  for (const [side, turn] of [
    [1, 0],
    [-1, Math.PI],
  ] as const) {
    const x = side * (length / 2);
    part.attach(cameraBar(kit, 0.24), [x, 0.083, 0], [0, turn, 0]);
    for (const z of [-1, 1])
      part.attach(headlamp(kit, 0.11, side < 0), [x, 0.083, z * flat * 0.36], [0, turn, 0]);
    for (const z of [-1, 1])
      part.attach(
        lightColumn(kit, (top - bandTop) * 0.5),
        [side * (length / 2 - cut / 2), middle, z * (width / 2 - cut / 2)],
        [0, columnTurn(side, z), 0],
      );
    cornerScanner(kit, part, { length, width, cut }, side);
  }
  part.attach(operatorScreen(kit, { order: "2291", from: "Line 3", to: "P-04", battery: 91 }, 0.17, 0.1), [
    length / 2 - 0.001,
    middle,
    0,
  ]);
  part.attach(
    decal(kit, 0.1, 0.1, mark({ ...onDark, ground: "#0b4633", route: "#2be08a" })),
    [-length / 2 + 0.0005, middle, 0],
    facing.rear,
  );
  for (const z of [-1, 1])
    part.attach(emergencyStop(kit), [length / 2 - 0.001, middle, z * flat * 0.4], [0, 0, -Math.PI / 2]);
  part.attach(anchor("screen"), [length / 2, middle, 0]);
}

const columnTurn = (side: number, z: number) =>
  z > 0 ? (side > 0 ? Math.PI / 4 : -Math.PI / 4) : side > 0 ? Math.PI * 0.75 : -Math.PI * 0.75;
