import { place } from "../kernel/body.ts";
import type { Scene } from "../kernel/scene.ts";
import { dockWall, fence } from "../models/building.ts";
import { rackCart } from "../models/cart.ts";
import { conveyor, deckHeight, dualConveyor, singleConveyor } from "../models/conveyor.ts";
import { counterBalance } from "../models/counter-balance.ts";
import { arrow, band, bay, dashes, joint } from "../models/floor.ts";
import { fork } from "../models/fork.ts";
import { lifter } from "../models/lifter.ts";
import { carBody, flowRack } from "../models/line-side.ts";
import { cartons } from "../models/load.ts";
import { rack } from "../models/rack.ts";
import { packingTable } from "../models/stations.ts";
import { stackerCrane } from "../models/storage.ts";
import { tuggerTrain } from "../models/tugger.ts";
import { film, goods } from "../models/unit-load.ts";
import { around, behind, hero, someone, stage } from "./stage.ts";

const size = [1200, 1200] as const;
const joints = [-8, -2, 4, 10].map((x) => joint([[x, -30], [x, 30]]));

/** Wrapped pallets, staged in the order of loading. */
export const staging = (): Scene =>
  stage({
    size,
    view: { azimuth: -36, elevation: 30, scale: 156 },
    middle: [0.2, 0, 0.4],
    floor: [...joints, ...[-2.4, -0.6, 1.2, 3].flatMap((y) => bay(-7.6, y - 0.65, 0.9, y + 0.65, 0.07)), ...dashes([2.9, -12], [2.9, 14], 0.6)],
    groups: [
      ...[3, 1.2, -0.6].flatMap((y, lane) => [-6.6, -5.2, -3.8, -2.4, -1, 0.3].slice(0, 6 - lane).map((x, slot) => around(film(0.95 + ((slot + lane) % 3) * 0.12), [x, y, 0]))),
      ...[-6.6, -5.2, -3.8].map((x) => around(film(), [x, -2.4, 0])),
      hero(fork({ lift: 0.24, load: film() }), [0.2, -2.4, 0]),
      hero(lifter(), [3.1, 0.5, 0], 1),
    ],
  });

/** A milk run, stop by stop. */
export const milkRun = (): Scene =>
  stage({
    size,
    view: { azimuth: -62, elevation: 27, scale: 148 },
    middle: [0.3, 0.9, 0.5],
    floor: [...joints, band([-20, 3.4], [20, 3.4]), band([-30, -0.6], [30, -0.6], 0.06, "graphite"), ...dashes([-12, -2.8], [14, -2.8], 0.6), ...bay(-3.2, 0.2, -0.4, 1.1, 0.06)],
    groups: [
      ...[-4.4, 1.6].map((x) => around(carBody(), [x, 5.2, 0])),
      ...[-3.6, -1.8, 2.8].map((x, index) => around(flowRack(index * 2 + 1), [x, 2.1, 0])),
      hero(tuggerTrain([0, 1].map((cart) => cartons({ count: [2, 2, 2], size: [1.1, 0.78, 0.6], seed: cart * 5 + 2, missing: 2 - cart * 2 }))), [2.3, -0.6, 0]),
      someone([0.6, 2.3, 0]),
    ],
  });

/** Between the doors and the racks. */
export const inAndOut = (): Scene =>
  stage({
    size,
    view: { azimuth: -52, elevation: 29, scale: 122 },
    middle: [1.5, 1.1, 0.7],
    floor: [...joints, ...[2.9, 5.2].flatMap((x) => bay(x, 2.6, x + 1.6, 5.2, 0.07)), ...dashes([-12, -1.8], [14, -1.8], 0.6), arrow([2.8, -2.9]), band([-20, 0.2], [-1.4, 0.2])],
    groups: [
      { bodies: dockWall({ x0: -0.6, x1: 24, y: 7.4, height: 10, doors: [{ x: 1.2, open: true, sign: ["D", "1"] }, { x: 5.6, open: false, sign: ["D", "2"] }] }), depth: "middle" },
      ...[-7.4, -3.2].map((x, row) => behind(rack({ bays: 3, levels: [1.6, 3.1, 4.6], height: 5.8, seed: row * 6 }), [x + 1.1, 1.2, 0], 1)),
      around(goods(3), [3.7, 4.3, 0], 1),
      around(film(), [6, 4.3, 0], 1),
      hero(counterBalance({ lift: 1.2, load: goods(1) }), [1, 0.2, 0]),
      someone([3.8, 1.2, 0], { facing: -1 }),
    ],
  });

/** Two decks, two stations. */
export const dualDecks = (): Scene =>
  stage({
    size,
    view: { azimuth: -50, elevation: 31, scale: 262 },
    middle: [0.25, 0.5, 0.45],
    floor: [...joints, ...bay(-1.1, -0.75, 1.1, 0.66, 0.06, "route"), ...dashes([-10, -1.7], [12, -1.7], 0.5)],
    groups: [
      ...[-0.46, 0.46].map((x) => around(conveyor(6, 0.82), [x, 0.72, 0], 1)),
      ...[1.7, 3.1].map((y, index) => around(cartons({ count: [1, 1, 2], size: [0.5, 0.52, 0.5], seed: index }), [-0.46, y, deckHeight])),
      around(cartons({ count: [1, 1, 1], size: [0.54, 0.5, 0.32], seed: 3 }), [0.46, 2.3, deckHeight]),
      hero([...dualConveyor(), ...place(cartons({ count: [1, 1, 2], size: [0.5, 0.52, 0.5], seed: 2 }), [-0.46, 0.1, deckHeight]), ...place(cartons({ count: [1, 1, 1], size: [0.54, 0.5, 0.32], seed: 5 }), [0.46, -0.05, deckHeight])], [0, 0, 0]),
    ],
  });

/** Carts to the packers. */
export const rackCarts = (): Scene =>
  stage({
    size,
    view: { azimuth: -40, elevation: 28, scale: 172 },
    middle: [-0.6, 0.7, 0.7],
    floor: [...joints, band([-20, 1.5], [20, 1.5]), ...dashes([-10, -1.9], [14, -1.9], 0.6), arrow([1.9, -0.4], 0, 1.6)],
    groups: [
      ...[-4.2, -1, 2.2].map((x, index) => around(packingTable(index + 1), [x, 3.3, 0])),
      someone([-0.6, 2.3, 0]),
      hero([...lifter(0.05), ...place(rackCart(4), [0, 0, 0.05])], [0.4, -0.4, 0]),
      hero([...lifter(0.05), ...place(rackCart(7), [0, 0, 0.05])], [-3.2, -0.4, 0]),
      around(rackCart(2), [3.4, 2.3, 0]),
    ],
  });

/** Where the storage machine ends and the fleet begins. */
export const transferPoint = (): Scene =>
  stage({
    size,
    view: { azimuth: -50, elevation: 28, scale: 158 },
    middle: [0.5, 1.2, 0.9],
    floor: [...joints, ...bay(-0.8, -1.7, 0.8, 0.6, 0.07, "route"), ...dashes([-10, -2.6], [14, -2.6], 0.6), arrow([2, -0.8], 0, 1.8)],
    groups: [
      ...[-2.5, 1.4].map((x, row) => behind(rack({ bays: 3, levels: [1.7, 3.3, 4.9, 6.5], height: 8, seed: row * 5 + 2 }), [x + 1.1, 3.8, 0], 1)),
      around(fence(-12, -2.7, 3.9), [0, 0, 0]),
      around(stackerCrane(7.4, 1.2), [0.1, 6, 0]),
      around(conveyor(2.6), [0, 0.62, 0], 1),
      around(film(0.9), [0, 2.3, deckHeight], 1),
      hero([...singleConveyor(), ...place(goods(4, 3), [0, 0, deckHeight])], [0, -0.42, 0], 1),
      someone([2.4, 1.4, 0], { facing: -1 }),
    ],
  });
