import { fullStack } from "../../vehicles/modelling/loads/cartons.ts";
import { handover } from "../models/site/conveyor-line.ts";
import { motion } from "../motion/motion.ts";
import type { Actor, Film } from "./film.ts";
import { flashing, onForks } from "./film.ts";

/** Seconds; after one loop each vehicle in the lanes is where the one before it was. */
export const loop = 8;
/** The moment at which the film opens, also shown in the home page's still. */
export const opening = 7.5;
const speed = 1.5;
const headway = speed * loop;

/** The crossing of a warehouse: forks and lifters pass in the lanes, others work at the rack and at the conveyor. */
export const hero: Film = (time) => ({
  amber: flashing(time),
  actors: [
    ...passing(time, 1.2, -9.6, 1).flatMap(forkWithPallet),
    ...passing(time, 3.8, -8.1, 1).map(emptyLifter),
    ...passing(time, -1.7, 7.7, -1).flatMap(lifterWithTrolley),
    ...atTheRack(there(time)),
    ...atTheConveyor(there(time)),
  ],
});

/** Vehicles that work on the spot run forwards for half a loop from the opening, then backwards. */
function there(time: number): number {
  const since = (time + loop - opening) % loop;
  return since < loop / 2 ? since : loop - since;
}

type Passing = {
  x: number;
  z: number;
  turn: number;
  driven: number;
};

/** Places in a lane along x, one headway apart; `ahead` is 1 towards +x. */
function passing(time: number, z: number, start: number, ahead: 1 | -1): Passing[] {
  return [0, 1].map((place) => {
    const driven = time * speed + place * headway;
    return { x: start + ahead * driven, z, turn: ahead > 0 ? 0 : 180, driven };
  });
}

function forkWithPallet(at: Passing): Actor[] {
  const lift = 0.26;
  return [
    { vehicle: "fork", ...at, lift, quality: 0.45 },
    {
      load: { stack: { ...fullStack, height: 0.27, seed: 3 } },
      ...at,
      x: at.x + onForks.fork,
      y: lift - onForks.underBoards,
      quality: 0.3,
    },
  ];
}

const emptyLifter = (at: Passing): Actor => ({ vehicle: "lifter", ...at, lift: 0, quality: 0.45 });

function lifterWithTrolley(at: Passing): Actor[] {
  return [
    { vehicle: "lifter", ...at, lift: 0.0875, quality: 0.25 },
    { load: { carried: "trolley", raised: 0 }, ...at, y: 0.03, driven: 0, quality: 0.2 },
  ];
}

const raising = motion(1.15, [{ after: 0.3, to: 1.92, speed: 0.3, ramp: 0.6 }]);

function atTheRack(time: number): Actor[] {
  const lift = raising.at(time);
  const [x, z] = [2.55, -7];
  return [
    { vehicle: "counterBalance", x, z, turn: 0, lift, driven: 0, quality: 0.2 },
    {
      load: { stack: { ...fullStack, layers: 3, seed: 6 } },
      x: x + onForks.counterBalance,
      y: lift - onForks.underBoards,
      z,
      turn: 0,
      quality: 0.2,
    },
  ];
}

const rolling = motion(0, [{ after: 0.3, to: 1.45, speed: 0.55, ramp: 0.6 }]);

function atTheConveyor(time: number): Actor[] {
  const [x, z] = [5.43, -3.4];
  return [
    { vehicle: "singleConveyor", x, z, turn: 0, driven: 0, quality: 0.2 },
    {
      load: { stack: { ...fullStack, layers: 2, seed: 12 } },
      x: x + rolling.at(time),
      y: handover,
      z,
      turn: 0,
      quality: 0.2,
    },
  ];
}
