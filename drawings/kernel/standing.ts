import type { Camera } from "./camera.ts";
import { mapOutline, type Outline } from "./outline.ts";
import type { Material } from "./palette.ts";
import { enclose, type Solid, type Weight } from "./solid.ts";
import { add, type Point, times, type Vector } from "./vector.ts";

/** A flat figure that stands on a place and faces the eye: x along the sheet, y up, in metres. */
export type Standing = {
  readonly place: Vector;
  readonly height: number;
  readonly pieces: readonly {
    readonly outline: Outline<Point>;
    readonly material?: Material;
    readonly weight?: Weight;
    readonly open?: boolean;
  }[];
};

export function standingSolid(figure: Standing, camera: Camera): Solid {
  const lift = ([x, y]: Point): Vector => add(add(figure.place, times(camera.right, x)), [0, 0, y]);
  const [x, y, z] = figure.place;
  return {
    faces: figure.pieces.map((piece) => ({ ...piece, outline: mapOutline(piece.outline, lift) })),
    ...enclose([
      [x - 0.25, y - 0.25, z],
      [x + 0.25, y + 0.25, z + figure.height],
    ]),
  };
}
