import type { Camera } from "./camera.ts";
import { mapOutline } from "./outline.ts";
import { type Round, roundSolid } from "./round.ts";
import { enclose, type Face, type Mark, type Solid } from "./solid.ts";
import { type Standing, standingSolid } from "./standing.ts";
import { add, type Vector } from "./vector.ts";

export type Body = Solid | Round | Standing;

export function solidOf(body: Body, camera: Camera): Solid {
  if ("radius" in body) return roundSolid(body, camera);
  if ("pieces" in body) return standingSolid(body, camera);
  return body;
}

/** Puts bodies somewhere else: first turned by quarter turns counter-clockwise, then moved. */
export function place(bodies: readonly Body[], to: Vector, quarters = 0): Body[] {
  const turn = (v: Vector): Vector => {
    const turned = [v[0], v[1], -v[0], -v[1]];
    const at = (k: number) => turned[((k % 4) + 4) % 4] ?? 0;
    return [at(-quarters), at(1 - quarters), v[2]];
  };
  const move = (v: Vector) => add(turn(v), to);
  return bodies.map((body): Body => {
    if ("radius" in body) return placeRound(body, move, turn);
    if ("pieces" in body) return { ...body, place: move(body.place) };
    return {
      ...body,
      ...enclose([move(body.low), move(body.high)]),
      faces: body.faces.map((face) => placeFace(face, move, turn)),
    };
  });
}

type Change = (v: Vector) => Vector;

function placeRound(body: Round, move: Change, turn: Change): Round {
  return { ...body, from: move(body.from), axis: turn(body.axis) };
}

function placeFace(face: Face, move: Change, turn: Change): Face {
  const marks = face.marks?.map((mark): Mark => ({ ...mark, outline: mapOutline(mark.outline, move) })) ?? [];
  const outline = mapOutline(face.outline, move);
  return face.normal ? { ...face, outline, marks, normal: turn(face.normal) } : { ...face, outline, marks };
}
