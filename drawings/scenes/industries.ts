import { place } from "../kernel/body.ts";
import type { Scene } from "../kernel/scene.ts";
import { fence } from "../models/building.ts";
import { conveyor, deckHeight } from "../models/conveyor.ts";
import { band, bay, dashes, joint, arrow } from "../models/floor.ts";
import { fork } from "../models/fork.ts";
import { carBody, flowRack, machine, robotArm } from "../models/line-side.ts";
import { cartons } from "../models/load.ts";
import { rack } from "../models/rack.ts";
import { palletiser } from "../models/stations.ts";
import { tuggerTrain } from "../models/tugger.ts";
import { film, goods } from "../models/unit-load.ts";
import { around, behind, hero, someone, stage } from "./stage.ts";

const size = [1000, 1000] as const;

/** Lines that never wait: filler, palletiser, collection. */
export const fmcg = (): Scene =>
  stage({
    size,
    view: { azimuth: -56, elevation: 30, scale: 104 },
    middle: [0.4, 1.5, 0.6],
    floor: [
      ...[-5, 1, 7].map((x) => joint([[x, -20], [x, 20]])),
      band([-20, 0.2], [20, 0.2]),
      ...[1.2, 3.2].flatMap((x) => bay(x, -2.9, x + 1.5, -0.2, 0.07)),
    ],
    groups: [
      ...[2.2, 6].flatMap((y, line) => [
        around(machine(2.4, 2), [-6.4, y, 0]),
        around([...conveyor(4.4), ...[0.6, 1.7, 2.8, 3.8].flatMap((x, index) => place(cartons({ count: [1, 1, 1], size: [0.46, 0.36, 0.3], seed: index + line }), [x, 0, deckHeight]))], [-3.9, y, 0]),
        around(palletiser(), [1.7, y, 0]),
        around(goods(line * 3, 3 - line, 1), [1.7, y, 0]),
      ]),
      around(fence(-8, 4, 7.9), [0, 0, 0]),
      hero(fork({ lift: 0.2, load: goods(2) }), [-0.2, -1.4, 0]),
      around(film(), [3.95, -1, 0], 1),
      someone([-4.3, 0.9, 0]),
    ],
  });

/** Bodies on the line, parts beside it, a train between. */
export const automotive = (): Scene =>
  stage({
    size,
    view: { azimuth: -56, elevation: 29, scale: 92 },
    middle: [0.2, 1.7, 0.5],
    floor: [
      ...[-6, 1, 8].map((x) => joint([[x, -20], [x, 20]])),
      band([-20, 3.2], [20, 3.2]),
      band([-20, 6.4], [20, 6.4]),
      band([-30, -0.8], [30, -0.8], 0.06, "graphite"),
      ...dashes([-12, -2.8], [14, -2.8], 0.6),
    ],
    groups: [
      ...[-5.6, 0, 5.6].map((x) => around(carBody(), [x, 4.8, 0])),
      ...[-2.8, 2.8].flatMap((x) => [around(robotArm(), [x, 7.4, 0])]),
      ...[-3.6, 2.2].map((x, index) => around(flowRack(index * 3), [x, 1.6, 0])),
      someone([-0.4, 2.6, 0], { facing: -1 }),
      hero(tuggerTrain([0, 1].map((cart) => cartons({ count: [2, 2, 2], size: [1.1, 0.78, 0.6], seed: cart * 5 + 1, missing: cart * 2 }))), [1.9, -0.8, 0]),
    ],
  });

/** Rows upon rows. */
export const distribution = (): Scene =>
  stage({
    size,
    view: { azimuth: -62, elevation: 35, scale: 74 },
    middle: [1.4, 4.2, 0.8],
    floor: [
      ...[-9, 0, 9].map((x) => joint([[x, -20], [x, 30]])),
      band([-20, 1.4], [20, 1.4]),
      ...dashes([-12, -1.4], [18, -1.4], 0.7),
      arrow([2.55, -0.6], 1, 1.6),
    ],
    groups: [
      ...[-11, -5.5, 0, 5.4].map((x, row) => behind(rack({ bays: 5, levels: [1.6, 3.1, 4.6], height: 5.8, seed: row * 3, braced: false }), [x + 1.1, 2, 0], 1)),
      hero(fork({ lift: 0.3, load: goods(1) }), [3.1, 3.2, 0], 3),
      hero(fork({ lift: 0.2, load: film() }), [-1.6, -0.3, 0]),
      someone([5.4, -0.2, 0], { facing: -1 }),
    ],
  });
