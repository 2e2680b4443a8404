import { fullStack } from "../../vehicles/modelling/loads/cartons.ts";
import type { Load } from "../../vehicles/modelling/loads/load.ts";
import { motion } from "../motion/motion.ts";
import type { Actor, Film } from "./film.ts";
import { flashing } from "./film.ts";

/** The story of a pallet on its stand: lifted off the floor, held for somebody who crosses, set down beside a machine. */
export const cuts = { taken: 0, crossing: 4.625, setDown: 8.625, end: 13.25 } as const;

export const lifter: Film = (time) => {
  const actors =
    time < cuts.crossing
      ? taking(time)
      : time < cuts.setDown
        ? crossing(time - cuts.crossing)
        : settingDown(time - cuts.setDown);
  return { amber: flashing(time), actors };
};

/** Plate height at which it meets the stand; the rest of the lift raises the feet off the floor. */
const contact = 0.0675;
const raised = 0.0975;
const load: Load = {
  carried: "stand",
  raised: 0,
  stack: { ...fullStack, kind: "crates", layers: 3, seed: 10 },
};

type Standing = { x: number; z: number; turn: 0 | 90; lift: number; driven: number };

/** A lifter, and the stand on it or where it stands on the floor. */
function withStand(lifter: Standing, { x, z }: { x: number; z: number } = lifter): Actor[] {
  const { turn, lift } = lifter;
  return [
    { vehicle: "lifter", ...lifter, quality: 0.8 },
    { load, x, y: Math.max(0, lift - contact), z, turn, quality: 0.5 },
  ];
}

const place = { x: 5.6, z: 3.7 } as const;
const arriving = motion(place.x - 3, [{ to: place.x, speed: 1.1, ramp: 1 }], -1.8);
const lifting = motion(0, [{ after: 0.15, to: raised, speed: 0.1, ramp: 0.4 }], arriving.end);
const leaving = motion(0, [{ after: 0.1, to: 3, speed: 1.2, ramp: 1 }], lifting.end);

function taking(time: number): Actor[] {
  const away = leaving.at(time);
  const x = arriving.at(time) + away;
  return withStand(
    { x, z: place.z, turn: 0, lift: lifting.at(time), driven: x },
    { x: place.x + away, z: place.z },
  );
}

/** Stops before the crossing until the way is free. */
const halt = 3.35;
const approaching = motion(halt + 5, [{ to: halt, speed: 1.4, ramp: 1.1 }], 1.2 - 5 / 1.4 - 1.1);
const goingOn = motion(0, [{ after: 0.8, to: -4, speed: 1.4, ramp: 1 }], approaching.end);
const walk = { z: 0.4, from: -2.4, speed: 1.3, stride: 0.66 } as const;

function crossing(time: number): Actor[] {
  const z = approaching.at(time) + goingOn.at(time);
  const walked = walk.speed * time;
  return [
    ...withStand({ x: 0.6, z, turn: 90, lift: raised, driven: -z }),
    {
      person: { clothes: "overalls", stride: walk.stride, steps: walked / walk.stride, seed: 5 },
      x: walk.from + walked,
      z: walk.z,
      turn: 90,
    },
  ];
}

const atMachine = { x: -9.9, z: -2.7 } as const;
const bringing = motion(atMachine.z + 4, [{ to: atMachine.z, speed: 1.1, ramp: 1 }], -3);
const lowering = motion(raised, [{ after: 0.15, to: 0, speed: 0.1, ramp: 0.4 }], bringing.end);
const clearing = motion(0, [{ after: 0.1, to: 3, speed: 1.2, ramp: 1 }], lowering.end);

function settingDown(time: number): Actor[] {
  const brought = bringing.at(time);
  const z = brought + clearing.at(time);
  return withStand(
    { x: atMachine.x, z, turn: 90, lift: lowering.at(time), driven: -z },
    { x: atMachine.x, z: brought },
  );
}
