import type { Stack } from "../../vehicles/modelling/loads/cartons.ts";
import { fullStack } from "../../vehicles/modelling/loads/cartons.ts";
import { motion } from "../motion/motion.ts";
import type { Actor, Film, Moment } from "./film.ts";
import { flashing, onForks } from "./film.ts";

/** The story of a pallet: taken from a rack, held at a crossing for somebody on foot, set down before a door. */
export const cuts = { taken: 0, crossing: 3.9, setDown: 7.5, end: 11 } as const;

/** The place in row B that the pallet leaves. */
export const place = { x: -6.3, z: -6.425 } as const;
const stack: Stack = { ...fullStack, height: 0.27, seed: 3 };
const low = 0.086;
const carried = 0.26;

export const hero: Film = (time) => {
  const amber = flashing(time);
  const moment = (actors: Actor[]): Moment => ({ amber, actors });
  if (time < cuts.crossing) return moment(taking(time));
  if (time < cuts.setDown) return moment(crossing(time - cuts.crossing));
  return moment(settingDown(time - cuts.setDown));
};

type Standing = { x: number; z: number; turn: 0 | 180; lift: number; driven: number };

/** A fork, and the pallet on its forks or where it was left. */
function withPallet(fork: Standing, at?: { x: number; y: number }): Actor[] {
  const side = fork.turn === 0 ? 1 : -1;
  return [
    { vehicle: "fork", ...fork, quality: 0.8 },
    {
      load: { stack },
      x: at?.x ?? fork.x + side * onForks.fork,
      y: at?.y ?? Math.max(0, fork.lift - onForks.underBoards),
      z: fork.z,
      turn: fork.turn,
      quality: 0.5,
    },
  ];
}

const inRack = place.x + onForks.fork;
const reversing = motion(inRack - 1.7, [{ to: inRack, speed: 0.8, ramp: 0.9 }], -1.9);
const lifting = motion(low, [{ after: 0.1, to: carried, speed: 0.24, ramp: 0.3 }], reversing.end);
const leaving = motion(0, [{ after: 0.1, to: 1.5, speed: 1, ramp: 1 }], lifting.end);

function taking(time: number): Actor[] {
  const x = reversing.at(time) - leaving.at(time);
  const lift = lifting.at(time);
  const fork: Standing = { x, z: place.z, turn: 180, lift, driven: -x };
  const y = Math.max(0, lift - onForks.underBoards);
  return withPallet(fork, lift > onForks.underBoards ? undefined : { x: place.x, y });
}

/** Slows, waits until the way is free, and goes on. */
const approaching = motion(-4.3, [{ to: 3.75, speed: 1.5, ramp: 1.2 }], -5);
const goingOn = motion(0, [{ after: 0.5, to: 4, speed: 1.4, ramp: 1.1 }], approaching.end);
const walk = { from: 3.1, speed: 1.3, stride: 0.66 } as const;

function crossing(time: number): Actor[] {
  const x = approaching.at(time) + goingOn.at(time);
  const walked = walk.speed * time;
  return [
    ...withPallet({ x, z: 1.2, turn: 0, lift: carried, driven: x }),
    {
      person: { clothes: "high-visibility", stride: walk.stride, steps: walked / walk.stride, seed: 5 },
      x: 5.75,
      z: walk.from - walked,
      turn: 180,
    },
  ];
}

/** Beside the pallet that stands at the door. */
const spot = { x: 13, z: -5.6 } as const;
const backing = motion(
  spot.x + onForks.fork - 1.7,
  [{ to: spot.x + onForks.fork, speed: 0.8, ramp: 0.9 }],
  -1.9,
);
const lowering = motion(carried, [{ after: 0.1, to: low, speed: 0.24, ramp: 0.3 }], backing.end);
const clearing = motion(0, [{ after: 0.1, to: 1.7, speed: 1.2, ramp: 0.8 }], lowering.end);

function settingDown(time: number): Actor[] {
  const x = backing.at(time) - clearing.at(time);
  const lift = lowering.at(time);
  const y = Math.max(0, lift - onForks.underBoards);
  return withPallet(
    { x, z: spot.z, turn: 180, lift, driven: -x },
    clearing.at(time) > 0 ? { x: spot.x, y: 0 } : { x: x - onForks.fork, y },
  );
}
