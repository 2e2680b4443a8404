import type { Stack } from "../../vehicles/modelling/loads/cartons.ts";
import { motion } from "../motion/motion.ts";
import type { Actor } from "./film.ts";
import { onForks } from "./film.ts";

const low = 0.086;
/** Height of the forks on the way. */
export const carried = 0.26;

/** Where a fork's forks point from its middle, by its turn. */
const behind = { 0: [-1, 0], 90: [0, 1], 180: [1, 0] } as const;
type Standing = { x: number; z: number; turn: keyof typeof behind; lift: number; driven: number };
type Place = { x: number; z: number };

/** A fork, and the pallet on its forks or where it was left. */
export function withPallet(stack: Stack, fork: Standing, at?: { x: number; y: number }): Actor[] {
  const [x, z] = behind[fork.turn];
  return [
    { vehicle: "fork", ...fork, quality: 0.8 },
    {
      load: { stack },
      x: at?.x ?? fork.x - x * onForks.fork,
      y: at?.y ?? Math.max(0, fork.lift - onForks.underBoards),
      z: fork.z - z * onForks.fork,
      turn: fork.turn,
      quality: 0.5,
    },
  ];
}

/** Reverses into a pallet that stands in +x from it, lifts it and leaves. */
export function taking(stack: Stack, place: Place): (time: number) => Actor[] {
  const inPlace = place.x + onForks.fork;
  const reversing = motion(inPlace - 1.7, [{ to: inPlace, speed: 0.8, ramp: 0.9 }], -1.9);
  const lifting = motion(low, [{ after: 0.1, to: carried, speed: 0.24, ramp: 0.3 }], reversing.end);
  const leaving = motion(0, [{ after: 0.1, to: 1.5, speed: 1, ramp: 1 }], lifting.end);
  return (time) => {
    const x = reversing.at(time) - leaving.at(time);
    const lift = lifting.at(time);
    const y = Math.max(0, lift - onForks.underBoards);
    return withPallet(
      stack,
      { x, z: place.z, turn: 180, lift, driven: -x },
      lift > onForks.underBoards ? undefined : { x: place.x, y },
    );
  };
}

/** Reverses to a place in +x from it, sets its pallet down there and leaves. */
export function settingDown(stack: Stack, place: Place): (time: number) => Actor[] {
  const inPlace = place.x + onForks.fork;
  const backing = motion(inPlace - 1.7, [{ to: inPlace, speed: 0.8, ramp: 0.9 }], -1.9);
  const lowering = motion(carried, [{ after: 0.1, to: low, speed: 0.24, ramp: 0.3 }], backing.end);
  const clearing = motion(0, [{ after: 0.1, to: 1.7, speed: 1.2, ramp: 0.8 }], lowering.end);
  return (time) => {
    const x = backing.at(time) - clearing.at(time);
    const lift = lowering.at(time);
    const y = Math.max(0, lift - onForks.underBoards);
    return withPallet(
      stack,
      { x, z: place.z, turn: 180, lift, driven: -x },
      clearing.at(time) > 0 ? { x: place.x, y: 0 } : { x: x - onForks.fork, y },
    );
  };
}
