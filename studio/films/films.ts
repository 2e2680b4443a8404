import { agvTugger } from "./agv-tugger.ts";
import { dualConveyor } from "./dual-conveyor.ts";
import type { Film } from "./film.ts";
import { fork } from "./fork.ts";
import { hero } from "./hero.ts";
import { lifter } from "./lifter.ts";
import { singleConveyor } from "./single-conveyor.ts";

/** Every film by the name of its clip. */
export const films: Readonly<Record<string, Film>> = {
  "agv-tugger": agvTugger,
  fork,
  hero,
  lifter,
  "single-conveyor": singleConveyor,
  "dual-conveyor": dualConveyor,
};
