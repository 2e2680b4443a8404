import type { Stack } from "../../vehicles/modelling/loads/cartons.ts";
import { fullStack } from "../../vehicles/modelling/loads/cartons.ts";
import { handover } from "../models/site/conveyor-line.ts";
import { motion } from "../motion/motion.ts";
import type { Actor, Film } from "./film.ts";
import { flashing } from "./film.ts";

/**
 * The story of two pallets: rolled over from two lines, each at its own time, held for somebody who crosses the lane,
 * rolled onto the next two.
 */
export const cuts = { taken: 0, crossing: 4.875, delivered: 9.25, end: 14.25 } as const;

export const dualConveyor: Film = (time) => {
  const actors =
    time < cuts.crossing
      ? taking(time)
      : time < cuts.delivered
        ? crossing(time - cuts.crossing)
        : delivering(time - cuts.delivered);
  return { amber: flashing(time), actors };
};

/** From the vehicle's middle to that of each deck, and from the lines' ends to the vehicle that stands before them. */
const deck = 0.545;
const docked = -0.36;
const top = 0.7;

/** A vehicle that heads for +x, and a pallet for each deck, rolled so far from it. */
function withPallets(x: number, z: number, rolled: readonly [number, number] = [0, 0]): Actor[] {
  const stacks: Stack[] = [
    { ...fullStack, layers: 3, height: 0.27, kind: "white", seed: 13 },
    { ...fullStack, layers: 3, height: 0.27, seed: 12 },
  ];
  return [
    { vehicle: "dualConveyor", x, z, turn: 0, driven: x, quality: 0.8 },
    ...stacks.map(
      (stack, i): Actor => ({
        load: { stack },
        x: x + (i === 0 ? -deck : deck),
        y: handover,
        z: z + (rolled[i] ?? 0),
        turn: 90,
        quality: 0.5,
      }),
    ),
  ];
}

const firstOn = motion(-1.7, [{ to: 0, speed: 0.6, ramp: 0.6 }], -0.9);
const secondOn = motion(-1.7, [{ to: 0, speed: 0.6, ramp: 0.6 }], -0.1);
const leaving = motion(-6.2, [{ after: 0.2, to: -2.2, speed: top, ramp: 0.8 }], secondOn.end);

const taking = (time: number) => withPallets(leaving.at(time), docked, [firstOn.at(time), secondOn.at(time)]);

/** Slows, waits until the way is free, and goes on. */
export const lane = 2.2;
const approaching = motion(-9, [{ to: -4.9, speed: top, ramp: 0.9 }], 1.6 - 4.1 / top - 0.9);
const goingOn = motion(0, [{ after: 0.7, to: 4, speed: top, ramp: 0.8 }], approaching.end);
const walk = { x: -2.7, from: 4.3, speed: 1.3, stride: 0.66 } as const;

function crossing(time: number): Actor[] {
  const walked = walk.speed * time;
  return [
    ...withPallets(approaching.at(time) + goingOn.at(time), lane),
    {
      person: { clothes: "high-visibility", stride: walk.stride, steps: walked / walk.stride, seed: 12 },
      x: walk.x,
      z: walk.from - walked,
      turn: 180,
    },
  ];
}

const docking = motion(-2.4, [{ to: 0, speed: top, ramp: 0.9 }], 0.7 - 2.4 / top - 0.9);
const firstOff = motion(0, [{ after: 0.25, to: -2.1, speed: 0.7, ramp: 0.6 }], docking.end);
const secondOff = motion(0, [{ after: 1.05, to: -1.9, speed: 0.7, ramp: 0.6 }], docking.end);

const delivering = (time: number) =>
  withPallets(docking.at(time), docked, [firstOff.at(time), secondOff.at(time)]);
