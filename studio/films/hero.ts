import type { Stack } from "../../vehicles/modelling/loads/cartons.ts";
import { fullStack } from "../../vehicles/modelling/loads/cartons.ts";
import { motion } from "../motion/motion.ts";
import type { Actor, Film } from "./film.ts";
import { flashing } from "./film.ts";
import { carried, settingDown, taking, withPallet } from "./fork-and-pallet.ts";

/** The story of a pallet: taken from a rack, held at a crossing for somebody on foot, set down before a door. */
export const cuts = { taken: 0, crossing: 3.9, setDown: 7.5, end: 11 } as const;

/** The place in row B that the pallet leaves. */
export const place = { x: -6.3, z: -6.425 } as const;
const stack: Stack = { ...fullStack, height: 0.27, seed: 3 };

const atRack = taking(stack, place);
/** Beside the pallet that stands at the door. */
const atDoor = settingDown(stack, { x: 13, z: -5.6 });

export const hero: Film = (time) => {
  const actors =
    time < cuts.crossing
      ? atRack(time)
      : time < cuts.setDown
        ? crossing(time - cuts.crossing)
        : atDoor(time - cuts.setDown);
  return { amber: flashing(time), actors };
};

/** Slows, waits until the way is free, and goes on. */
const approaching = motion(-4.3, [{ to: 3.75, speed: 1.5, ramp: 1.2 }], -5);
const goingOn = motion(0, [{ after: 0.5, to: 4, speed: 1.4, ramp: 1.1 }], approaching.end);
const walk = { from: 3.1, speed: 1.3, stride: 0.66 } as const;

function crossing(time: number): Actor[] {
  const x = approaching.at(time) + goingOn.at(time);
  const walked = walk.speed * time;
  return [
    ...withPallet(stack, { x, z: 1.2, turn: 0, lift: carried, driven: x }),
    {
      person: { clothes: "high-visibility", stride: walk.stride, steps: walked / walk.stride, seed: 5 },
      x: 5.75,
      z: walk.from - walked,
      turn: 180,
    },
  ];
}
