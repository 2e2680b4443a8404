import type { Stack } from "../../vehicles/modelling/loads/cartons.ts";
import { fullStack } from "../../vehicles/modelling/loads/cartons.ts";
import { handover } from "../models/site/conveyor-line.ts";
import { motion } from "../motion/motion.ts";
import type { Actor, Film } from "./film.ts";
import { flashing } from "./film.ts";

/** The story of a pallet: rolled over from a line, held for somebody who crosses the lane, rolled onto the next line. */
export const cuts = { taken: 0, crossing: 4.7, delivered: 8.9, end: 13.75 } as const;

export const singleConveyor: Film = (time) => {
  const actors =
    time < cuts.crossing
      ? taking(time)
      : time < cuts.delivered
        ? crossing(time - cuts.crossing)
        : delivering(time - cuts.delivered);
  return { amber: flashing(time), actors };
};

/** Lines end at z = -1; a docked vehicle's deck begins there. */
const docked = -0.24;
const stack: Stack = { ...fullStack, layers: 3, height: 0.27, seed: 12 };

type Standing = { x: number; z: number; turn: number; driven: number };

/** A vehicle, and the pallet on its deck or on a line. */
function withPallet(vehicle: Standing, along = vehicle.z): Actor[] {
  const { x, turn } = vehicle;
  return [
    { vehicle: "singleConveyor", ...vehicle, quality: 0.8 },
    { load: { stack }, x, y: handover, z: along, turn, quality: 0.5 },
  ];
}

const rollingOn = motion(-2, [{ to: docked, speed: 0.6, ramp: 0.6 }], -0.4);
const leaving = motion(0, [{ after: 0.3, to: 4, speed: 1, ramp: 1 }], rollingOn.end);

function taking(time: number): Actor[] {
  const driven = leaving.at(time);
  return withPallet({ x: -5.655, z: docked + driven, turn: -90, driven }, rollingOn.at(time) + driven);
}

/** Slows, waits until the way is free, and goes on. */
export const lane = 2.2;
const approaching = motion(-9.6, [{ to: -4.6, speed: 1, ramp: 1 }], 1.5 - 6);
const goingOn = motion(0, [{ after: 0.7, to: 4, speed: 1, ramp: 1 }], approaching.end);
const walk = { x: -2.7, from: 4.3, speed: 1.3, stride: 0.66 } as const;

function crossing(time: number): Actor[] {
  const x = approaching.at(time) + goingOn.at(time);
  const walked = walk.speed * time;
  return [
    ...withPallet({ x, z: lane, turn: 0, driven: x }),
    {
      person: { clothes: "high-visibility", stride: walk.stride, steps: walked / walk.stride, seed: 5 },
      x: walk.x,
      z: walk.from - walked,
      turn: 180,
    },
  ];
}

const docking = motion(docked + 3, [{ to: docked, speed: 0.9, ramp: 1 }], 0.9 - 3 / 0.9 - 1);
const rollingOff = motion(0, [{ after: 0.25, to: -2.1, speed: 0.7, ramp: 0.6 }], docking.end);

function delivering(time: number): Actor[] {
  const z = docking.at(time);
  return withPallet({ x: -0.545, z, turn: 90, driven: -z }, z + rollingOff.at(time));
}
