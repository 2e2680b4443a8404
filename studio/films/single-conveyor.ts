import { fullStack } from "../../vehicles/modelling/loads/cartons.ts";
import { handover } from "../models/site/conveyor-line.ts";
import { motion } from "../motion/motion.ts";
import type { Film } from "./film.ts";
import { flashing } from "./film.ts";

/** Docks at a fixed conveyor and rolls its pallet over. */
const drive = motion(1.7, [{ after: 0.2, to: 0, speed: 0.8, ramp: 1.1 }]);
const roll = motion(0, [{ after: 0.4, to: -1.55, speed: 0.5, ramp: 0.7 }], drive.end);

export const singleConveyor: Film = (time) => {
  const x = drive.at(time);
  return {
    amber: flashing(time),
    actors: [
      { vehicle: "singleConveyor", x, z: 0, turn: 0, driven: x },
      {
        load: { stack: { ...fullStack, layers: 2, height: 0.28, seed: 12 } },
        x: x + roll.at(time),
        y: handover,
        z: 0,
        turn: 0,
      },
    ],
  };
};
