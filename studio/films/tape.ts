import { way } from "../motion/way.ts";

/** The tape that the tuggers follow: out of the depth, then towards the camera. */
export const tape = way({ x: -7, z: -1.6, heading: 0 }, [
  { length: 5.6 },
  { length: 3.6, turn: -Math.PI / 3.6 },
  { length: 14 },
]);

/** Metres from one train to the next. */
export const headway = 6.6;

/** The tape's course on the floor, piece by piece. */
export const tapeCourse = Array.from({ length: 90 }, (_, i) => {
  const { x, z } = tape.at((i / 89) * tape.length);
  return [x, z] as const;
});
