import type { ProductName } from "#vehicles/index.ts";

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

const sides: Record<ProductName, Side> = {
  fork: pointed,
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

/** A vehicle's outline from above: on a floor with several kinds, each is told by its shape. */
export const outlineOf = (product: ProductName | undefined): Side => outlines.get(product ?? "fork") ?? [];
