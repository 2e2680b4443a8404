import type { Stack } from "../../vehicles/modelling/loads/cartons.ts";
import { fullStack } from "../../vehicles/modelling/loads/cartons.ts";
import { motion } from "../motion/motion.ts";
import type { Actor, Film } from "./film.ts";
import { flashing } from "./film.ts";
import { carried, settingDown, taking, withPallet } from "./fork-and-pallet.ts";

/**
 * The story of a closed pallet: taken from a lane on the floor, held for somebody who crosses the aisle, set down in
 * another lane.
 */
export const cuts = { taken: 0, crossing: 3.9, setDown: 7.7, end: 11.25 } as const;

const stack: Stack = { ...fullStack, height: 0.27, closed: true, seed: 21 };
const inLane6 = taking(stack, { x: 6.7, z: -4.05 });
const inLane4 = settingDown(stack, { x: 6.7, z: -14.05 });

export const fork: Film = (time) => {
  const actors =
    time < cuts.crossing
      ? inLane6(time)
      : time < cuts.setDown
        ? crossing(time - cuts.crossing)
        : inLane4(time - cuts.setDown);
  return { amber: flashing(time), actors };
};

/** Slows on its way along -z, waits until the aisle is free, and goes on. */
const aisle = 2.9;
const approaching = motion(-0.5, [{ to: -7.3, speed: 1.5, ramp: 1.2 }], -4.2);
const goingOn = motion(0, [{ after: 0.7, to: -4, speed: 1.4, ramp: 1.1 }], approaching.end);
const walk = { z: -9.2, from: 5.2, speed: 1.3, stride: 0.66 } as const;

function crossing(time: number): Actor[] {
  const z = approaching.at(time) + goingOn.at(time);
  const walked = walk.speed * time;
  return [
    ...withPallet(stack, { x: aisle, z, turn: 90, lift: carried, driven: -z }),
    {
      person: { clothes: "high-visibility", stride: walk.stride, steps: walked / walk.stride, seed: 12 },
      x: walk.from - walked,
      z: walk.z,
      turn: -90,
    },
  ];
}
