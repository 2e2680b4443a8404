import { fullStack } from "../../vehicles/modelling/loads/cartons.ts";
import { motion } from "../motion/motion.ts";
import type { Film } from "./film.ts";
import { flashing, onForks } from "./film.ts";

/** Reverses to a pallet, its forks in the pallet's openings, and lifts it to the height of a rack. */
const drive = motion(1.5, [{ after: 0.3, to: 0, speed: 0.9, ramp: 1 }]);
const lift = motion(0.086, [{ after: 0.25, to: 1.2, speed: 0.42, ramp: 0.7 }], drive.end);

export const fork: Film = (time) => {
  const [x, height] = [drive.at(time), lift.at(time)];
  return {
    amber: flashing(time),
    actors: [
      { vehicle: "fork", x, z: 0, turn: 0, lift: height, driven: x },
      {
        load: { stack: { ...fullStack, layers: 3 } },
        x: onForks.fork,
        y: Math.max(0, height - onForks.underBoards),
        z: 0,
        turn: 0,
      },
    ],
  };
};
