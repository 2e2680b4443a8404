import type { State } from "#planner/traffic/moves.ts";
import type { ProductName, VehicleReference } from "#vehicles/index.ts";

/** A sign for each state in which a vehicle doesn't travel, 12 high: no two are alike in black and white. */
export const signs: Partial<Record<State, string>> = {
  /* Two bars. */
  waiting: "M3 1v9M8 1v9",
  /* An arrow up from a floor, and one down to it. */
  picking: "M6 8v-7M3 4l3 -3l3 3M1 11h10",
  dropping: "M6 1v7M3 5l3 3l3 -3M1 11h10",
  charging: "M7 0l-4 6h5l-3 5",
  /* A ring. */
  parked: "M6 2a4 4 0 1 1 -0.01 0",
  stopped: "M2 2l8 8M10 2l-8 8",
};

/** Corners of one side, as shares of length and width from the middle: it drives towards +along. */
type Side = readonly (readonly [along: number, across: number])[];

/** A nose with a point, a blunt one, corners cut on both ends, a notch at the back, a flat deck. */
const pointed: Side = [
  [0.5, 0],
  [0.28, 0.5],
  [-0.5, 0.5],
];
const blunt: Side = [
  [0.5, 0.16],
  [0.3, 0.5],
  [-0.38, 0.5],
  [-0.5, 0.3],
];
const octagon: Side = [
  [0.5, 0.12],
  [0.24, 0.5],
  [-0.28, 0.5],
  [-0.5, 0.24],
];
const notched: Side = [
  [0.5, 0],
  [0.28, 0.5],
  [-0.5, 0.5],
  [-0.3, 0],
];
const flat: Side = [
  [0.5, 0.34],
  [0.42, 0.5],
  [-0.5, 0.5],
];

const sides: Partial<Record<VehicleReference, Side>> = {
  counterBalance: blunt,
  lifter: octagon,
  agvTugger: notched,
  singleConveyor: flat,
  dualConveyor: flat,
};

const whole = (side: Side): Side => [
  ...side,
  ...[...side].reverse().map(([along, across]) => [along, -across] as const),
];
/* Made once: fifty vehicles are drawn sixty times a second. */
const outlines = new Map(Object.entries(sides).map(([product, side]) => [product, whole(side)]));

/* A fork's, and that of a vehicle that has none of its own. */
const usual = whole(pointed);

/** A vehicle's outline from above: on a floor with several kinds, each is told by its shape. */
export const outlineOf = (product: ProductName | undefined): Side => outlines.get(product ?? "fork") ?? usual;
