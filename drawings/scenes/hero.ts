import { type Body, place } from "../kernel/body.ts";
import type { Group, Scene } from "../kernel/scene.ts";
import type { Mark } from "../kernel/solid.ts";
import { rackCart } from "../models/cart.ts";
import { arrow, band, crossing, dashes, joint } from "../models/floor.ts";
import { fork } from "../models/fork.ts";
import { lifter } from "../models/lifter.ts";
import { cartons } from "../models/load.ts";
import { pallet } from "../models/pallet.ts";
import { person } from "../models/person.ts";
import { rack } from "../models/rack.ts";
import { aisleSign } from "../models/sign.ts";

/** Where the vehicles of the crossing are: the still picture is one moment of the film. */
export type Moment = {
  readonly fork: { readonly x: number; readonly lift: number };
  readonly cart: { readonly x: number; readonly lift: number };
  readonly lifter: { readonly x: number };
};

const still: Moment = {
  fork: { x: 0.35, lift: 0.3 },
  cart: { x: -4.6, lift: 0.05 },
  lifter: { x: 0.9 },
};

export const hero = (): Scene => ({
  width: 1600,
  height: 980,
  view: { azimuth: -60, elevation: 25, scale: 134, target: [0, 0, 0], at: [840, 715] },
  pen: 1.8,
  ground: "ground",
  floor: heroFloor(),
  groups: crossingAt(still),
});

/** Racks, a person and the vehicles at a moment. */
function crossingAt(moment: Moment): Group[] {
  const cart: Body[] = [...lifter(moment.cart.lift), ...place(rackCart(2), [0, 0, moment.cart.lift])];
  return [
    ...racks(),
    {
      bodies: place(fork({ lift: moment.fork.lift, load: load() }), [moment.fork.x, 1.1, 0]),
      outlined: true,
      shadow: true,
    },
    { bodies: place(cart, [moment.cart.x, 1.5, 0]), outlined: true, shadow: true },
    { bodies: place(lifter(), [moment.lifter.x, -2.2, 0], 2), outlined: true, shadow: true },
    { bodies: [person([4.15, 1.75, 0], { facing: -1 })] },
  ];
}

const load = (): Body[] => [
  ...pallet(),
  ...place(cartons({ count: [3, 2, 4], size: [1.16, 0.78, 1.08] }), [0, 0, 0.144]),
];

/** The rows behind the crossing, with their signs. */
export const racks = (): Group[] => [-10.6, -5.5, -0.4, 4.7].flatMap((x, row) => rackRow(x, row));

function rackRow(x: number, row: number): Group[] {
  const bodies = place(
    rack({ bays: 4, levels: [1.6, 3.1, 4.6], height: 5.8, seed: row * 5 }),
    [x + 1.1, 3.4, 0],
    1,
  );
  const sign = aisleSign(
    [x, 3.3, 2.3],
    [
      ["A", "1"],
      ["A", "1"],
      ["B", "2"],
      ["C", "3"],
    ][row] ?? ["A"],
  );
  return [
    { bodies, depth: "far" },
    { bodies: sign, depth: "middle" },
  ];
}

export function heroFloor(): Mark[] {
  return [
    ...[-2, 1, 2].flatMap((x) => [
      joint([
        [x * 6, -12],
        [x * 6, 30],
      ]),
    ]),
    ...[-6.9, 9].map((y) =>
      joint([
        [-40, y],
        [40, y],
      ]),
    ),
    band([-30, 2.75], [30, 2.75], 0.1),
    band([-30, -3.6], [30, -3.6], 0.1),
    ...dashes([-20, -0.55], [2.6, -0.55], 0.7),
    ...dashes([5.4, -0.55], [20, -0.55], 0.7),
    ...crossing(3.1, -3.3, 4.9, 2.6),
    arrow([-3.4, -2.1], 2),
  ];
}
