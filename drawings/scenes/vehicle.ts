import { type Body, place } from "../kernel/body.ts";
import type { Scene } from "../kernel/scene.ts";
import type { Mark } from "../kernel/solid.ts";
import type { Vector } from "../kernel/vector.ts";
import { trolley } from "../models/cart.ts";
import { deckHeight } from "../models/conveyor.ts";
import { dualConveyor, singleConveyor } from "../models/conveyor-vehicles.ts";
import { counterBalance } from "../models/counter-balance.ts";
import { band } from "../models/floor.ts";
import { fork } from "../models/fork.ts";
import { lifter } from "../models/lifter.ts";
import { cartons } from "../models/load.ts";
import { pallet } from "../models/pallet.ts";
import { tuggerTrain } from "../models/tugger.ts";

const loaded = (count: readonly [number, number, number], height: number, seed = 0): Body[] => [
  ...pallet(),
  ...place(cartons({ count, size: [1.16, 0.78, height], seed }), [0, 0, 0.144]),
];

type Portrait = {
  readonly bodies: readonly Body[];
  readonly scale: number;
  readonly target: Vector;
  readonly at?: readonly [number, number];
  readonly floor?: readonly Mark[];
};

/** A single vehicle on the studio floor, seen slightly from above. */
function portrait({ bodies, scale, target, at = [800, 560], floor = [] }: Portrait): Scene {
  return {
    width: 1600,
    height: 1120,
    view: { azimuth: -52, elevation: 21, scale, target, at },
    pen: 2,
    ground: "ground",
    floor,
    groups: [{ bodies, outlined: true, shadow: true }],
  };
}

export const forkPortrait = (): Scene =>
  portrait({
    bodies: fork({ lift: 0.42, load: loaded([3, 2, 4], 1.08) }),
    scale: 410,
    target: [-0.25, 0, 1.02],
  });

export const counterBalancePortrait = (): Scene =>
  portrait({
    bodies: counterBalance({ lift: 1.55, load: loaded([3, 2, 3], 0.84, 2) }),
    scale: 318,
    target: [0.2, 0, 1.34],
  });

export const lifterPortrait = (): Scene =>
  portrait({
    bodies: [
      ...place(lifter(0.03), [0.62, 0, 0]),
      ...place(
        trolley(cartons({ count: [3, 2, 2], size: [1.1, 0.9, 0.6], seed: 3, missing: 2 })),
        [-0.42, 0, 0],
      ),
    ],
    scale: 480,
    target: [0.05, 0, 0.55],
  });

export const singleConveyorPortrait = (): Scene =>
  portrait({
    bodies: [...singleConveyor(), ...place(loaded([3, 2, 2], 0.56, 5), [0, 0, deckHeight])],
    scale: 500,
    target: [0, 0, 0.72],
  });

export const dualConveyorPortrait = (): Scene =>
  portrait({
    bodies: [
      ...dualConveyor(),
      ...place(cartons({ count: [1, 2, 2], size: [0.56, 0.7, 0.46], seed: 1 }), [-0.46, 0, deckHeight]),
      ...place(cartons({ count: [1, 1, 1], size: [0.54, 0.5, 0.3], seed: 4 }), [0.46, 0.12, deckHeight]),
    ],
    scale: 520,
    target: [0, 0, 0.6],
  });

export const tuggerPortrait = (): Scene =>
  portrait({
    bodies: place(
      tuggerTrain([
        cartons({ count: [2, 2, 2], size: [1.1, 0.78, 0.62], seed: 2 }),
        cartons({ count: [3, 2, 2], size: [1.1, 0.78, 0.5], seed: 6, missing: 2 }),
      ]),
      [1.6, 0, 0],
    ),
    scale: 300,
    target: [-0.35, 0, 0.5],
    floor: [band([-12, 0], [12, 0], 0.06, "graphite")],
  });
