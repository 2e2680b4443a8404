import { motion } from "../motion/motion.ts";
import type { Film } from "./film.ts";
import { flashing } from "./film.ts";

/** Plate height at which it meets the trolley's frame; the rest of the lift raises the castors off the floor. */
const contact = 0.0575;
const raised = 0.0875;

/** Waits, drives in under a trolley, lifts it and carries it away. */
const arrival = motion(1.75, [{ after: 0.4, to: 0, speed: 1.1, ramp: 1.1 }]);
const lift = motion(0, [{ after: 0.2, to: raised, speed: 0.1, ramp: 0.4 }], arrival.end);
const departure = motion(0, [{ after: 0.2, to: -3.7, speed: 1.5, ramp: 1.2 }], lift.end);

export const lifter: Film = (time) => {
  const [carried, height] = [departure.at(time), lift.at(time)];
  const x = arrival.at(time) + carried;
  return {
    amber: flashing(time),
    actors: [
      { vehicle: "lifter", x, z: 0, turn: 0, lift: height, driven: x, quality: 0.8 },
      {
        load: { carried: "trolley", raised: 0 },
        x: carried,
        y: Math.max(0, height - contact),
        z: 0,
        turn: 0,
      },
    ],
  };
};
