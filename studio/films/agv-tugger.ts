import { lineTrolley } from "../../vehicles/modelling/loads/trolley.ts";
import { figuresOf } from "../../vehicles/modelling/painted.ts";
import { between } from "../motion/way.ts";
import type { Actor, Film } from "./film.ts";
import { flashing } from "./film.ts";
import { headway, tape } from "./tape.ts";

/** From the tugger's middle to its coupling, and from there to the next one. */
const coupling = 0.893;
const pitch = lineTrolley.length + 0.42;

/** Trains follow one another along the tape, as on a milk run; after one headway each is where the last one was. */
export const agvTugger: Film = (time) => ({
  amber: flashing(time),
  actors: [0, 1, 2].flatMap((place) => train(time * figuresOf("agvTugger").speed + place * headway)),
});

/** A tugger with its middle `along` metres along the tape, and its two trolleys. */
function train(along: number): Actor[] {
  const body = between(tape, along + 0.42, along - 0.42);
  return [
    { vehicle: "agvTugger", x: body.x, z: body.z, turn: degrees(body.heading), driven: along },
    ...[0, 1].map((i): Actor => {
      const hook = along - coupling - i * pitch;
      const { x, z } = tape.at(hook);
      const { heading } = between(tape, hook, hook - pitch);
      return { load: { trolleys: 1 }, x, y: 0, z, turn: degrees(heading), driven: along };
    }),
  ];
}

const degrees = (radians: number) => (radians * 180) / Math.PI;
