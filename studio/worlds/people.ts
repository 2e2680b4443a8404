import type { Object3D } from "three";
import { Part } from "../../vehicles/modelling/geometry/part.ts";
import type { PersonPose } from "../models/site/person.ts";
import { person } from "../models/site/person.ts";

/** Somebody far from the camera or turned away; `turn` 0 faces +z. */
export type Somebody = PersonPose & { at: readonly [x: number, z: number]; turn: number };

export const people = (somebody: readonly Somebody[]): Object3D[] =>
  somebody.map(({ at, turn, ...standing }) =>
    new Part("at work").attach(person(standing), [at[0], 0, at[1]], [0, (turn * Math.PI) / 180, 0]).build(),
  );
