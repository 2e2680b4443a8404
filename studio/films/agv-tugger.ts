import { findListed } from "../../vehicles/index.ts";
import { lineTrolley } from "../../vehicles/modelling/loads/trolley.ts";
import { barLength } from "../../vehicles/modelling/loads/tugger-train.ts";
import type { PersonPose } from "../models/site/person.ts";
import { motion } from "../motion/motion.ts";
import type { Actor, Film } from "./film.ts";
import { flashing } from "./film.ts";

/** The story of a crate: put on a train in the supermarket, held at a crossing for somebody on foot, taken off at the line. */
export const cuts = { loading: 0, crossing: 4.5, delivery: 7.5, end: 12.25 } as const;

export const agvTugger: Film = (time) => {
  const actors =
    time < cuts.crossing
      ? loading(time)
      : time < cuts.delivery
        ? crossing(time - cuts.crossing)
        : delivery(time - cuts.delivery);
  return { amber: flashing(time), actors };
};

/** From the tugger's middle to its coupling, from there to the first trolley's middle, and on to the next one's. */
const coupling = 0.893;
export const firstTrolley = coupling + barLength + lineTrolley.length / 2;
const pitch = lineTrolley.length + barLength;
/** A train's seed that leaves free the place in the middle of its middle shelf, towards -z. */
const withFreePlace = 6;
const freePlace = { y: lineTrolley.shelves[1] ?? 0, z: -0.2 } as const;

/** A tugger that heads for +x along a tape, and its two trolleys. */
function train(x: number, tape: number): Actor[] {
  return [
    { vehicle: "agvTugger", x, z: tape, turn: 0, driven: x, quality: 0.8 },
    ...[withFreePlace, 4].map((seed, i): Actor => {
      const hook = x - coupling - i * pitch;
      return { load: { trolleys: 1, seed }, x: hook, y: 0, z: tape, turn: 0, driven: x, quality: 0.5 };
    }),
  ];
}

const crateAt = (x: number, y: number, z: number, turn = 0): Actor => ({
  load: { crate: "single" },
  x,
  y,
  z,
  turn,
  quality: 0.8,
});
const onTrain = (x: number, tape: number) => crateAt(x - firstTrolley, freePlace.y, tape + freePlace.z);

const top = findListed("agvTugger")?.speedMetresPerSecond ?? 1;
type Hands = NonNullable<PersonPose["hands"]>;
const hanging: Hands = [
  [-0.27, 0.82, 0.06],
  [0.27, 0.82, 0.03],
];

/** Hands at both sides of a crate whose middle is so far ahead and whose foot is so high. */
const holding = (ahead: number, foot: number): Hands => [
  [-0.205, foot + 0.15, ahead - 0.06],
  [0.205, foot + 0.15, ahead - 0.06],
];

const mixed = (a: Hands, b: Hands, share: number) =>
  a.map((hand, i) => hand.map((from, k) => from + ((b[i]?.[k] ?? from) - from) * share)) as unknown as Hands;

/** How far from the tape somebody stands who reaches into a trolley, and the crate's places before them. */
const reach = { from: 0.78, out: 0.58, near: 0.37, carried: 0.95 } as const;

const stepping = { length: 0.42, walk: 0.84 } as const;
const stepUp = motion(-stepping.walk, [{ to: 0, speed: 1, ramp: 0.6 }], -0.5);
const putting = motion(0, [{ after: 0.05, to: 1, speed: 1.4, ramp: 0.5 }], stepUp.end);
const lettingGo = motion(0, [{ after: 0.1, to: 1, speed: 1.6, ramp: 0.5 }], putting.end);
const loadedAt = -5;
const leaving = motion(loadedAt + firstTrolley, [{ to: 6, speed: top, ramp: 1 }], lettingGo.end - 0.6);

function loading(time: number): Actor[] {
  const x = leaving.at(time);
  const [walked, put, free] = [stepUp.at(time), putting.at(time), lettingGo.at(time)];
  const z = -reach.from + walked;
  const ahead = reach.near + put * (reach.out - reach.near);
  const foot = reach.carried + put * (freePlace.y - reach.carried);
  return [
    ...train(x, 0),
    put < 1 ? crateAt(loadedAt, foot, z + ahead) : onTrain(x, 0),
    {
      person: {
        clothes: "overalls",
        stride: stepping.length,
        steps: (walked + stepping.walk) / stepping.length,
        hands: mixed(holding(ahead, foot), hanging, free),
        lean: 0.04 + 0.24 * put * (1 - free),
        seed: 4,
      },
      x: loadedAt,
      z,
      turn: 0,
    },
  ];
}

/** Stops before a crossing until the way is free. */
export const crossingFrom = 7.1;
const front = 0.81;
const halt = crossingFrom - 0.45 - front;
const approaching = motion(halt - 5, [{ to: halt, speed: top, ramp: 1 }], 1 - 5 / top - 1);
const goingOn = motion(0, [{ after: 1, to: 4, speed: top, ramp: 1 }], approaching.end);
const walk = { x: 7.85, from: 1.9, speed: 1.3, stride: 0.66 } as const;

function crossing(time: number): Actor[] {
  const x = approaching.at(time) + goingOn.at(time);
  const walked = walk.speed * time;
  return [
    ...train(x, 0),
    onTrain(x, 0),
    {
      person: { clothes: "high-visibility", stride: walk.stride, steps: walked / walk.stride, seed: 5 },
      x: walk.x,
      z: walk.from - walked,
      turn: 180,
    },
  ];
}

/** Arrives at a station; the worker there takes the crate and carries it to the rack behind them. */
const tape = 0.9;
const station = { x: -3.1, z: tape - reach.from } as const;
const arriving = motion(
  station.x + firstTrolley - 5,
  [{ to: station.x + firstTrolley, speed: top, ramp: 1 }],
  0.9 - 5 / top - 1,
);
const grasping = motion(0, [{ to: 1, speed: 1.6, ramp: 0.5 }], arriving.end - 0.1);
const taking = motion(0, [{ after: 0.05, to: 1, speed: 1.3, ramp: 0.5 }], grasping.end);
const turning = motion(0, [{ to: -180, speed: 220, ramp: 0.5 }], taking.end - 0.15);
const carrying = motion(0, [{ to: 1.2, speed: 1, ramp: 0.6 }], turning.end - 0.6);
const driving = motion(0, [{ to: 4, speed: top, ramp: 1 }], taking.end + 0.45);

function delivery(time: number): Actor[] {
  const x = arriving.at(time) + driving.at(time);
  const [grasped, taken, walked] = [grasping.at(time), taking.at(time), carrying.at(time)];
  const ahead = reach.out + taken * (reach.near - reach.out);
  const foot = freePlace.y + taken * (reach.carried - freePlace.y);
  const turn = turning.at(time);
  const z = station.z - walked;
  const facing = (turn * Math.PI) / 180;
  const turnedSteps = -turn / 70;
  return [
    ...train(x, tape),
    taken > 0
      ? crateAt(station.x + Math.sin(facing) * ahead, foot, z + Math.cos(facing) * ahead, turn)
      : onTrain(x, tape),
    {
      person: {
        clothes: "overalls",
        stride: stepping.length * Math.min(1, 0.05 + walked / 0.4),
        steps: walked / stepping.length + turnedSteps,
        hands: mixed(hanging, holding(ahead, foot), grasped),
        lean: 0.04 + 0.24 * grasped * (1 - taken),
        seed: 7,
      },
      x: station.x,
      z,
      turn,
    },
  ];
}
