import type { Object3D } from "three";
import { Part } from "../../vehicles/modelling/geometry/part.ts";
import { withQuality } from "../../vehicles/modelling/geometry/quality.ts";
import type { Kit } from "../../vehicles/modelling/kit.ts";
import type { Stack } from "../../vehicles/modelling/loads/cartons.ts";
import { loadedPallet } from "../../vehicles/modelling/loads/cartons.ts";
import { magneticTape } from "../../vehicles/modelling/loads/load.ts";
import { pallet } from "../../vehicles/modelling/loads/pallet.ts";
import { anchor } from "../../vehicles/modelling/parts/decal.ts";
import { conveyorLine } from "../models/site/conveyor-line.ts";
import { fleetBoard } from "../models/site/fleet-board.ts";
import { chargingStation, packingTable, stretchWrapper, transferPoint } from "../models/site/stations.ts";
import type { Placement } from "../scenes/traffic.ts";
import type { LanePainter } from "./lane-paint.ts";
import { laneColours, paintLanes } from "./lane-paint.ts";
import type { Somebody } from "./people.ts";
import { people } from "./people.ts";
import type { RackRow } from "./racks.ts";
import { racks, rowEnd } from "./racks.ts";

/** The warehouse: racks on the left, stations on the right, a main aisle across, and the traffic that the shot asks for. */
export type WarehousePose = {
  traffic: readonly Placement[];
  /** a place in the racks to leave empty, besides the one in row C */
  free?: readonly [x: number, y: number, z: number];
  people?: readonly Somebody[];
  /** for the pages' dark scheme: lamps and dark windows; only where rays light it */
  night?: boolean;
};

const rowPairs = [-11.4, -5.7, 0];
const rackFront = -5;

export const warehouseSize = { half: 17, back: -36, front: 20, height: 9.2 } as const;
export const warehouseMarkings = () => paintLanes({ x: -17, z: -9, width: 34, depth: 21 }, drawLanes);

/** Racks, stations and people. */
export const warehouseFurniture = (kit: Kit, pose: WarehousePose): Object3D[] => [
  ...racksOf(kit, pose.free),
  withQuality(0.3, () => stationsOf(kit).build()),
  ...people(pose.people ?? []),
];

/** Where the rows of racks stand. */
export const warehouseRows = (): RackRow[] => {
  const pairs = rowPairs.flatMap((x) => [
    { x: x - 0.6, from: rackFront, bays: 10 },
    { x: x + 0.6, from: rackFront, bays: 10 },
  ]);
  return [...pairs, { x: 6.4, from: -14, bays: 6 }, { x: 7.6, from: -14, bays: 6 }];
};

function racksOf(kit: Kit, free: WarehousePose["free"]): Object3D[] {
  const keptFree = (x: number, y: number, z: number) =>
    isFreePlace(x, y, z) ||
    (free !== undefined &&
      Math.abs(x - free[0]) < 0.4 &&
      Math.abs(y - free[1]) < 0.4 &&
      Math.abs(z - free[2]) < 0.4);
  return [
    ...racks(kit, warehouseRows(), -8, keptFree),
    ...rowPairs.flatMap((x, i) => rowEnd(kit, x, rackFront, `${"ABC"[i]}${i + 1}`)),
    ...rowEnd(kit, 7, -14, "D4"),
  ];
}

/** The place in row C that the counterbalanced vehicle is filling. */
const isFreePlace = (x: number, y: number, z: number) =>
  x > 0 && x < 1 && y > 1.5 && y < 2 && z > -7.5 && z < -6.5;

function stationsOf(kit: Kit): Part {
  const part = new Part("stations");
  const stack = (more: Partial<Stack>) =>
    loadedPallet(kit, { along: 3, across: 2, layers: 3, height: 0.28, seed: 5, ...more });
  part
    .attach(conveyorLine(kit, 5.6), [6.2, 0, -3.4], [0, Math.PI, 0])
    .attach(conveyorLine(kit, 3.2), [9.8, 0, -1.9], [0, Math.PI, 0]);
  part
    .attach(stack({ seed: 8 }), [8.2, 0.66, -3.4])
    .attach(stack({ layers: 4, seed: 9, kind: "white" }), [11.2, 0.66, -1.9]);
  part
    .attach(stretchWrapper(kit), [11.2, 0, 2.4])
    .attach(stack({ layers: 4, wrapped: true, seed: 10 }), [11.2, 0.083, 2.4]);
  part.attach(packingTable(kit), [10.2, 0, -8.6]).attach(packingTable(kit), [12.6, 0, -8.6]);
  part.attach(transferPoint(kit), [-2.85, 0, -10], [0, -Math.PI / 2, 0]);
  part.attach(fleetBoard(kit), [5.7, 0, -9.4], [0, -0.1, 0]);
  for (const z of [6.3, 7.6]) part.attach(chargingStation(kit), [-4.7, 0, z]);
  part
    .attach(stack({ gaps: 0.3, seed: 21 }), [9.4, 0, 5.6])
    .attach(stack({ kind: "white", layers: 4, seed: 22 }), [11, 0, 5.6]);
  part.attach(stack({ kind: "crates", layers: 4, height: 0.24, seed: 23 }), [12.6, 0, 5.6]);
  for (let i = 0; i < 9; i++)
    part.attach(
      pallet(kit, i),
      [7.6 + (i % 2) * 0.02, i * 0.145, 5.6 + (i % 3) * 0.012],
      [0, (i % 4) * 0.02, 0],
    );
  part.attach(magneticTape(kit, 30), [0, 0, 2.6]);
  for (const [name, x, y, z] of sitePoints) part.attach(anchor(name), [x, y, z]);
  for (const [i, [x, z]] of stagedAtDoors.entries())
    part.attach(stack({ seed: 30 + i, layers: 3 + (i % 2), wrapped: i % 3 === 0 }), [x, 0, z]);
  return part;
}

const stagedAtDoors = [
  [14.4, -5.6],
  [14.4, -17.6],
  [13, -17.6],
  [14.4, -19],
  [13, -22.8],
  [14.4, -22.8],
] as const;

/** Points of the building that the home page may mark; the vehicles have their own. */
const sitePoints: readonly (readonly [string, number, number, number])[] = [
  ["dock", 16.8, 2, -15.5],
  ["rack", -5.7, 3.6, -5.2],
  ["packing", 10.2, 1.1, -8.5],
  ["transfer", -2.85, 2.5, -10],
  ["wrapper", 11.2, 1.5, 2.4],
  ["fleet board", 5.7, 1.7, -9.3],
  ["charging", -4.7, 1.0, 6.3],
  ["crossing", 5.6, 0.02, -0.6],
];

function drawLanes(painter: LanePainter): void {
  const { yellow, white, blue, joint } = laneColours;
  for (let x = -15; x < 17; x += 6) painter.line([x, -9], [x, 12], 0.012, joint);
  for (const z of [-7, -1, 5, 11]) painter.line([-17, z], [17, z], 0.012, joint);
  painter.line([-17, -3.6], [17, -3.6], 0.1, yellow);
  painter.line([-17, 5.3], [17, 5.3], 0.1, yellow);
  for (const x of [-14.1, -10.15, -8.45, -4.45, -2.85 + 1.6, 2.6])
    painter.line([x, -9], [x, -3.6], 0.08, yellow);
  painter.line([-17, 0.4], [17, 0.4], 0.08, white, [0.6, 0.45]);
  painter.fill(-17, 9, 34, 1.5, "rgba(45,95,143,.85)");
  for (let x = -16; x < 17; x += 4.2) painter.text("PEDESTRIANS", x, 9.95, 0.5, white);
  for (let i = 0; i < 8; i++) painter.fill(5, -3.3 + i * 0.92, 1.3, 0.42, white);
  for (const [x, z, turn] of [
    [-6.4, 2.4, 0],
    [0.4, 2.4, 0],
    [7, 2.4, 0],
    [-4.4, -1.6, Math.PI],
    [-11, -1.6, Math.PI],
    [9, -1.6, Math.PI],
  ] as const)
    painter.arrow(x, z + 0.9, turn, white);
  for (const [i, x] of [9.4, 11, 12.6].entries()) {
    painter.outline(x - 0.72, 5, 1.44, 1.2, blue);
    painter.text(`P-0${i + 4}`, x - 0.6, 6.65, 0.32, blue);
  }
  painter.outline(6.9, 5, 1.4, 1.2, blue);
  for (const [i, z] of [6.3, 7.6].entries()) {
    painter.outline(-4.4, z - 0.55, 1.9, 1.1, blue);
    painter.text(`C-0${i + 1}`, -2.3, z + 0.15, 0.32, blue);
  }
  for (const [x, name] of [
    [-8.9, "A"],
    [-3.2, "B"],
    [2.2, "C"],
  ] as const)
    painter.text(name, x, -4, 0.9, white);
}
