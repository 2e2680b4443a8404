import { fullStack } from "../../vehicles/modelling/loads/cartons.ts";
import { handover } from "../models/site/conveyor-line.ts";
import { motion } from "../motion/motion.ts";
import type { Film } from "./film.ts";
import { flashing } from "./film.ts";

/** Stops before two conveyors and hands over two pallets; each deck starts and runs independently. */
const drive = motion(1.5, [{ after: 0.2, to: 0, speed: 0.7, ramp: 1 }]);
const first = motion(0, [{ after: 0.4, to: -1.35, speed: 0.5, ramp: 0.6 }], drive.end);
const second = motion(0, [{ after: 1.2, to: -1.35, speed: 0.42, ramp: 0.6 }], drive.end);

const deck = 0.545;

export const dualConveyor: Film = (time) => {
  const x = drive.at(time);
  const pallet = (along: number, z: number, kind: "brown" | "white", seed: number) => ({
    load: { stack: { ...fullStack, layers: 2, height: 0.26, kind, seed } },
    x: x + along,
    y: handover,
    z,
    turn: 90,
  });
  return {
    amber: flashing(time),
    actors: [
      { vehicle: "dualConveyor", x, z: 0, turn: 0, driven: x },
      pallet(deck, first.at(time), "brown", 12),
      pallet(-deck, second.at(time), "white", 13),
    ],
  };
};
