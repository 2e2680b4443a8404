import { place } from "../kernel/body.ts";
import type { Scene } from "../kernel/scene.ts";
import { dockWall, fence } from "../models/building.ts";
import { rackCart } from "../models/cart.ts";
import { conveyor, deckHeight, singleConveyor } from "../models/conveyor.ts";
import { counterBalance } from "../models/counter-balance.ts";
import { area, arrow, band, bay, dashes, joint } from "../models/floor.ts";
import { fork } from "../models/fork.ts";
import { lifter } from "../models/lifter.ts";
import { flowRack, robotArm } from "../models/line-side.ts";
import { cartons } from "../models/load.ts";
import { rack } from "../models/rack.ts";
import { packingTable, palletiser, wrapper } from "../models/stations.ts";
import { stackerCrane } from "../models/storage.ts";
import { tuggerTrain } from "../models/tugger.ts";
import { film, goods, palletStack } from "../models/unit-load.ts";
import { around, behind, hero, someone, stage } from "./stage.ts";

const size = [1200, 900] as const;

/** Palletised, wrapped, taken to staging. */
export const endOfLine = (): Scene =>
  stage({
    size,
    view: { azimuth: -58, elevation: 27, scale: 118 },
    middle: [1.5, 0.2, 0.6],
    floor: [
      ...[-6, 0, 6].map((x) => joint([[x, -20], [x, 20]])),
      band([-20, 0.6], [30, 0.6]),
      ...dashes([-8, -2.6], [12, -2.6], 0.6),
      ...[3.4, 5.3].flatMap((x) => bay(x, -2, x + 1.5, 0, 0.07)),
    ],
    groups: [
      around(fence(-6, 8, 4.6), [0, 0, 0]),
      around([...conveyor(8), ...[1, 3.1, 5.2].flatMap((x) => place(cartons({ count: [1, 1, 1], size: [0.5, 0.38, 0.34] }), [x, 0, deckHeight]))], [-9.2, 2.8, 0]),
      around(palletiser(), [0, 2.8, 0]),
      around(goods(1, 2, 2), [0, 2.8, 0]),
      around(wrapper(), [3.6, 2.6, 0]),
      hero(fork({ lift: 0.2, load: film() }), [1.5, -1, 0]),
      around(film(), [4.15, -1, 0], 1),
      around(palletStack(7), [-3.6, 0.1 - 1.2, 0]),
    ],
  });

/** From the dock to the check, the buffer and back. */
export const inboundOutbound = (): Scene =>
  stage({
    size,
    view: { azimuth: -58, elevation: 28, scale: 104 },
    middle: [2.9, 1.2, 0.9],
    floor: [
      ...[-3, 4, 11].map((x) => joint([[x, -20], [x, 20]])),
      ...[-1.2, 1.4, 4, 6.6].flatMap((x) => bay(x, 1.1, x + 1.7, 4.9, 0.07)),
      area([[1.1, 5.6], [4, 5.6], [4, 6.6], [1.1, 6.6]], "paving"),
      ...dashes([-10, -1.9], [20, -1.9], 0.6),
      arrow([4.6, -3.2]),
    ],
    groups: [
      { bodies: dockWall({ x0: -12, x1: 24, y: 6.6, height: 9, doors: [{ x: -3, open: false, sign: ["D", "1"] }, { x: 1.2, open: true, sign: ["D", "2"] }, { x: 5.4, open: false, sign: ["D", "3"] }] }), depth: "middle" },
      around(goods(2), [-0.35, 3.9, 0], 1),
      around(goods(4), [-0.35, 2.2, 0], 1),
      around(film(), [4.85, 3.9, 0], 1),
      around(film(0.9), [7.45, 3.9, 0], 1),
      around(film(), [7.45, 2.2, 0], 1),
      hero(counterBalance({ lift: 0.3, load: goods(5) }), [2.2, 0.6, 0], 3),
      hero(fork(), [6.2, -1.4, 0], 2),
      someone([5.6, 0.9, 0], { facing: -1 }),
    ],
  });

/** A milk run past the stations of a line. */
export const automatedMaterial = (): Scene =>
  stage({
    size,
    view: { azimuth: -60, elevation: 26, scale: 116 },
    middle: [0.7, 0.9, 0.5],
    floor: [
      ...[-6, 0, 6].map((x) => joint([[x, -20], [x, 20]])),
      band([-20, 1.2], [20, 1.2]),
      band([-30, -0.7], [30, -0.7], 0.06, "graphite"),
      ...[-4.3, -0.7, 2.9].flatMap((x) => bay(x, -0.1, x + 1.9, 1, 0.06)),
      ...dashes([-12, -2.6], [14, -2.6], 0.6),
    ],
    groups: [
      ...[-3.4, 0.2, 3.8].map((x, index) => around(flowRack(index * 2), [x, 2, 0])),
      around(conveyor(18), [-9, 4.2, 0]),
      ...[-6, -2.5, 1, 4.5].map((x, index) => around(cartons({ count: [1, 1, 1], size: [0.7, 0.6, 0.4], seed: index }), [x, 4.2, deckHeight])),
      around(robotArm(), [2, 5.6, 0]),
      around(robotArm(), [-1.8, 5.6, 0]),
      hero(tuggerTrain([0, 1, 2].map((cart) => cartons({ count: [2, 2, 2], size: [1.1, 0.78, 0.6], seed: cart * 5, missing: [3, 0, 1][cart] ?? 0 }))), [3.4, -0.7, 0]),
      someone([-1.5, 3.1, 0]),
      someone([5.6, 3, 0], { facing: -1 }),
    ],
  });

/** High racks, their cranes, and the transfer points before them. */
export const automatedStorage = (): Scene =>
  stage({
    size,
    view: { azimuth: -58, elevation: 29, scale: 96 },
    middle: [1.6, 1.1, 1.5],
    floor: [
      area([[-1.6, 4.4], [8, 4.4], [8, 30], [-1.6, 30]], "paving"),
      ...[-5, 2, 9].map((x) => joint([[x, -20], [x, 20]])),
      ...[0.1, 4.1].flatMap((x) => bay(x, -0.6, x + 1.4, 1.3, 0.07, "route")),
      ...dashes([-10, -2.2], [16, -2.2], 0.6),
    ],
    groups: [
      ...[-2.2, 1.9, 5.9].map((x, row) => behind(rack({ bays: 4, levels: [1.7, 3.3, 4.9, 6.5], height: 8, seed: row * 4, braced: false }), [x + 1.1, 5, 0], 1)),
      around(stackerCrane(7.6, 2.6), [0.8, 6.4, 0]),
      around(stackerCrane(7.6, 0.9), [4.8, 7.4, 0]),
      ...[0.8, 4.8].map((x) => around(conveyor(2.6), [x, 1.5, 0], 1)),
      around(film(0.8), [0.8, 3.2, deckHeight], 1),
      hero([...singleConveyor(), ...place(goods(3), [0, 0, deckHeight])], [4.8, 0.4, 0], 1),
      hero(singleConveyor(), [-0.6, -2, 0]),
      around(fence(-12, -1, 4.4), [0, 0, 0]),
    ],
  });

/** Carts of totes come to the packers, not the packers to the totes. */
export const boxPacking = (): Scene =>
  stage({
    size,
    view: { azimuth: -58, elevation: 26, scale: 134 },
    middle: [0.6, 0.7, 0.6],
    floor: [
      ...[-4, 2, 8].map((x) => joint([[x, -20], [x, 20]])),
      band([-20, 0], [20, 0]),
      ...[-2.4, 0.6, 3.6].flatMap((x) => bay(x - 0.85, 0.3, x + 0.65, 1.5, 0.06)),
      ...dashes([-10, -1.9], [14, -1.9], 0.6),
    ],
    groups: [
      around(conveyor(14), [-7, 4.4, 0]),
      ...[-3.2, -0.4, 2.2].map((x, index) => around(cartons({ count: [1, 1, 1], size: [0.44, 0.36, 0.32], seed: index * 2 }), [x, 4.4, deckHeight])),
      ...[-2.5, 0.5, 3.5].map((x, index) => around(packingTable(index), [x, 2.9, 0])),
      someone([-2.2, 1.9, 0]),
      someone([0.9, 1.9, 0], { facing: -1 }),
      around(rackCart(5), [3.5, 0.9, 0]),
      hero([...lifter(0.05), ...place(rackCart(1), [0, 0, 0.05])], [-0.6, -0.9, 0]),
      hero(lifter(), [3.4, -1.9, 0], 2),
    ],
  });
