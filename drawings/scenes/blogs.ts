import { type Body, place } from "../kernel/body.ts";
import { box, type On, patch, stroke } from "../kernel/loft.ts";
import type { Scene } from "../kernel/scene.ts";
import type { Mark } from "../kernel/solid.ts";
import { rackCart } from "../models/cart.ts";
import { columns, measure } from "../models/chart.ts";
import { conveyor, deckHeight, singleConveyor } from "../models/conveyor.ts";
import { counterBalance } from "../models/counter-balance.ts";
import { area, band, bay, crossing, dashes, joint, line } from "../models/floor.ts";
import { beacon } from "../models/fittings.ts";
import { fork } from "../models/fork.ts";
import { lifter } from "../models/lifter.ts";
import { forkArm } from "../models/mast.ts";
import { closedPallet, pallet } from "../models/pallet.ts";
import { plainLoad } from "../models/load.ts";
import { charger } from "../models/stations.ts";
import { wire } from "../models/wire.ts";
import { film } from "../models/unit-load.ts";
import { around, hero, someone, stage } from "./stage.ts";

const size = [800, 500] as const;
const joints = [-6, 0, 6].map((x) => joint([[x, -20], [x, 20]]));

/** Orders go to the vehicle, its state comes back. */
export const messages = (): Scene => {
  const front = (on: On): Mark[] => [0.12, 0.3, 0.48, 0.66, 0.84].flatMap((v): Mark[] => [
    { outline: patch(on, 0.12, v - 0.06, 0.88, v + 0.06), weight: "fine" },
    { outline: patch(on, 0.7, v - 0.025, 0.8, v + 0.025), material: "signal" },
    { outline: stroke(on, [0.2, v], [0.5, v]), open: true },
  ]);
  const parcel = (x: number, y: number, material: "signal" | "shell"): Body => box([x - 0.11, y - 0.11, 0], [0.22, 0.22, 0.14], material, { weight: "fine" });
  return stage({
    size,
    view: { azimuth: -58, elevation: 28, scale: 100 },
    middle: [0.2, 0.1, 0.6],
    floor: [...joints, line([[-2.1, 0.3], [1.3, 0.3]], "bold", "route"), line([[-2.1, -0.3], [1.3, -0.3]], "bold", "ink"), area([[1.1, 0.12], [1.5, 0.3], [1.1, 0.48]], "route"), area([[-1.9, -0.48], [-2.3, -0.3], [-1.9, -0.12]], "ink")],
    groups: [
      hero([box([-0.45, -0.5, 0], [0.9, 1, 0.1], "graphite"), box([-0.42, -0.47, 0.1], [0.84, 0.94, 1.9], "shell", { sides: { 0: front, 1: front } })], [-2.9, 0, 0]),
      hero([parcel(-1.2, 0.3, "signal"), parcel(-0.2, 0.3, "signal")], [0, 0, 0]),
      hero([parcel(0.7, -0.3, "shell"), parcel(-0.7, -0.3, "shell"), parcel(0, -0.3, "shell")], [0, 0, 0]),
      hero(fork(), [3.2, 0, 0]),
    ],
  });
};

/** The peak hour decides how many vehicles are needed. */
export const peakHour = (): Scene =>
  stage({
    size,
    view: { azimuth: -62, elevation: 26, scale: 104 },
    middle: [0.1, 0.5, 0.6],
    floor: [...joints],
    groups: [
      { bodies: [wire([-3.6, 1.15, 1.06], [3.6, 1.15, 1.06], "edge")] },
      around(columns([0.5, 0.7, 0.95, 1.25, 2.1, 1.5, 1, 0.8, 1.1, 0.9, 0.6], 0.6, "wall", "signal"), [-3.3, 1.2, 0]),
      ...[-2.4, -0.6, 1.2, 3].map((x) => hero(lifter(), [x, -0.9, 0])),
    ],
  });

/** Zones round a path, with people in mind. */
export const zones = (): Scene =>
  stage({
    size,
    view: { azimuth: -60, elevation: 48, scale: 74 },
    middle: [0.4, 0.3, 0],
    floor: [
      ...joints,
      area([[-8, -1.2], [9, -1.2], [9, 1.4], [-8, 1.4]], "paving"),
      area([[1.4, -1.15], [4.6, -1.15], [4.6, 1.35], [1.4, 1.35]], "zone"),
      area([[-0.5, -0.4], [1.9, -0.9], [1.9, 1.1], [-0.5, 0.6]], "shadow"),
      line([[-0.5, -0.4], [1.9, -0.9], [1.9, 1.1], [-0.5, 0.6], [-0.5, -0.4]], "edge", "ink"),
      line([[-0.5, -0.4], [3, -1.1], [3, 1.3], [-0.5, 0.6]], "edge", "route"),
      band([-12, -1.3], [12, -1.3], 0.08),
      band([-12, 1.5], [12, 1.5], 0.08),
      ...crossing(3.2, -1.1, 4.4, 1.3, 0.22),
      ...bay(-4.4, 2.2, -1.2, 3.8, 0.06),
    ],
    groups: [
      hero([...lifter(0.05), ...place(rackCart(2), [0, 0, 0.05])], [-1.2, 0.1, 0]),
      someone([3.8, 2.2, 0], { walking: true, facing: -1 }),
      around(film(), [-3.5, 3, 0]),
      around(film(), [-2, 3, 0]),
    ],
  });

/** Forks enter an open pallet from every side, a closed one from two. */
export const pallets = (): Scene =>
  stage({
    size,
    view: { azimuth: -55, elevation: 27, scale: 205 },
    middle: [0.1, 0.2, 0.1],
    floor: [line([[-6, -0.9], [6, -0.9]], "edge", "shadow"), line([[0, -8], [0, 8]], "edge", "shadow")],
    groups: [
      hero([...pallet(), ...[-0.21, 0.21].flatMap((y) => forkArm(1.25, y, 0.03, 1.62))], [-0.85, -0.25, 0]),
      hero(closedPallet(), [0.95, 0.75, 0]),
    ],
  });

/** Three aisles, three widths. */
export const aisles = (): Scene => {
  const block = (x: number): Body[] => [0, 1, 2].flatMap((slot) => place(plainLoad([1.14, 0.76, 0.9], [3, 2, 3], "card"), [x, slot * 0.95, 0.144]).concat(place(pallet(), [x, slot * 0.95, 0])));
  return stage({
    size,
    view: { azimuth: -70, elevation: 44, scale: 62 },
    middle: [1, 0.4, 0],
    floor: [joint([[-20, -2.4], [20, -2.4]]), ...measure([-4.4, -2.3], -0.9), ...measure([-1.1, 1.8], -0.9), ...measure([3, 6.6], -0.9), ...[-4.4, -2.3, -1.1, 1.8, 3, 6.6].map((x) => line([[x, -0.6], [x, 4]], "fine", "ink"))],
    groups: [
      ...[-5, -1.7, 2.4, 7.2].map((x) => around(block(x), [0, 0.2, 0])),
      hero(fork({ lift: 0.15, load: film(0.8) }), [-3.4, 1, 0], 3),
      hero(lifter(), [-0.4, 1.4, 0], 1),
      hero(lifter(), [1.1, 0.6, 0], 3),
      hero(counterBalance(), [4.6, 1.6, 0], 3),
    ],
  });
};

/** A short charge between two orders. */
export const charging = (): Scene =>
  stage({
    size,
    view: { azimuth: -58, elevation: 29, scale: 124 },
    middle: [-0.5, -0.2, 0.4],
    floor: [
      ...joints,
      area([[-3.2, -0.2], [2.6, -0.2], [2.6, 2.6], [-3.2, 2.6]], "zone"),
      ...bay(-1.7, 0.3, 1.7, 1.5, 0.06),
      ...dashes([-8, -1.2], [8, -1.2], 0.5),
      line([[-6, -1.9], [0.6, -1.9], [1.6, -0.9], [1.6, 0.2]], "bold", "route"),
    ],
    groups: [hero(charger(), [1, 0.9, 0]), hero(lifter(), [-0.2, 0.9, 0]), hero(charger(), [1, 2.3, 0]), hero([...lifter(0.05), ...place(rackCart(3), [0, 0, 0.05])], [-2, -1.9, 0])],
  });

/** Both sides say ready before anything moves. */
export const handshake = (): Scene =>
  stage({
    size,
    view: { azimuth: -62, elevation: 25, scale: 168 },
    middle: [0.25, 0, 0.5],
    floor: [...joints, ...bay(-1.95, -0.7, 0.02, 0.72, 0.05, "route")],
    groups: [
      hero([...singleConveyor(), ...place(film(0.62), [0.1, 0, deckHeight])], [-0.95, 0, 0]),
      around(conveyor(4), [0.02, 0, 0]),
      around(film(0.62), [2.5, 0, deckHeight]),
      { bodies: [...lamp(-0.3), ...lamp(0.3), wire([-0.3, -0.6, 1.07], [0.3, -0.6, 1.07], "bold", "route")] },
    ],
  });

/** A lamp on a stalk at the deck's edge: each side shows that it is ready. */
const lamp = (x: number): Body[] => [box([x - 0.02, -0.62, deckHeight - 0.06], [0.04, 0.04, 0.36], "graphite", { weight: "fine" }), ...place(beacon([0, 0, 0]), [x, -0.6, deckHeight + 0.3])];
