import { Group, type Object3D } from "three";
import { findVehicle, type VehicleReference } from "#vehicles/index.ts";
import { Part } from "#vehicles/modelling/geometry/part.ts";
import { withQuality } from "#vehicles/modelling/geometry/quality.ts";
import { camera, type View } from "../kernel/camera.ts";
import { svg } from "../kernel/svg.ts";
import type { Vector } from "../kernel/vector.ts";
import { type Detail, portrait } from "../traced/portrait.ts";
import { builtPlainly, type Pose, plainly } from "../traced/pose.ts";
import { type Mark, painted } from "./floor.ts";

/** A part of a hall's floor, as a post's drawing shows it. */
export type Stage = {
  readonly view: Pick<View, "azimuth" | "elevation" | "scale">;
  /** The point, in metres, shown a little below the middle of the picture. */
  readonly middle: Vector;
  readonly floor: readonly Mark[];
  readonly standing: readonly Object3D[];
  /** Lines in the room, drawn over everything that stands. */
  readonly before?: readonly Mark[];
};

const size = { width: 800, height: 500 } as const;
const detail: Detail = { pixels: 2, steps: 1, pen: 1.4, smallest: 180, thinnest: 4.5 };

export function drawn({ view, middle, floor, standing, before = [] }: Stage): string {
  const whole = { ...view, target: middle, at: [size.width / 2, size.height * 0.58] } as const;
  const model = new Group().add(...standing);
  const [under, over] = [floor, before].map((marks) =>
    marks.map((mark) => painted(mark, camera(whole), detail.pen)),
  );
  return svg([...portrait(model, whole, size, detail, under), ...(over ?? [])], size);
}

/** The vehicle of that name; if it has left the line, the line's first vehicle. */
export const vehicle = (name: VehicleReference, pose: Pose = {}): Promise<Object3D> =>
  builtPlainly(findVehicle(name).product, pose);

/** Builds surroundings without roundings, which are invisible at this size. */
export const plain = <T>(build: () => T): T => withQuality(plainly, build);

/** Places a model, turned counter-clockwise by quarter turns. A model may be placed more than once. */
export function at([x, y, z]: Vector, model: Object3D | Part, quarters = 0): Object3D {
  const place = new Group().add(model instanceof Part ? model.build() : model.clone());
  place.position.set(x, z, -y);
  place.rotation.y = (quarters * Math.PI) / 2;
  return place;
}
