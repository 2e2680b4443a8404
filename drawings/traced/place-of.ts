import { Box3, type Mesh, type Object3D, Vector3 } from "three";
import { camera, type View } from "../kernel/camera.ts";
import type { Vector } from "../kernel/vector.ts";

/** The bounds of a model on the sheet. */
export function extent(model: Object3D, view: View, also: readonly Vector[] = []) {
  const { project } = camera(view);
  const low: [number, number] = [Infinity, Infinity];
  const high: [number, number] = [-Infinity, -Infinity];
  const reach = (place: Vector) => {
    const at = project(place);
    for (const axis of [0, 1] as const) {
      low[axis] = Math.min(low[axis], at[axis]);
      high[axis] = Math.max(high[axis], at[axis]);
    }
  };
  also.forEach(reach);
  const point = new Vector3();
  model.traverse((object) => {
    const position = (object as Mesh).geometry?.getAttribute("position");
    for (let index = 0; index < (position?.count ?? 0); index++)
      reach(inDrawing(point.fromBufferAttribute(position, index).applyMatrix4(object.matrixWorld)));
  });
  return { low, high };
}

/** Converts to the drawings' axes: x along the vehicle, y to its left, z up. */
const inDrawing = ({ x, y, z }: Vector3): Vector => [x, -z, y];

/**
 * Position of a named part or anchor of the model; of several, the one nearest to the eye.
 * @throws if the model names no such part
 */
export function placeOf(name: string, vehicle: Object3D, view: View): Vector {
  const { toEye } = camera(view);
  const nearness = (at: Vector) => at[0] * toEye[0] + at[1] * toEye[1] + at[2] * toEye[2];
  const [place] = vehicle
    .getObjectsByProperty("name", name)
    .map((object) => {
      const box = new Box3().setFromObject(object);
      return inDrawing(box.isEmpty() ? object.getWorldPosition(new Vector3()) : box.getCenter(new Vector3()));
    })
    .sort((a, b) => nearness(b) - nearness(a));
  if (!place)
    throw new Error(`The model "${vehicle.name}" has no part or anchor "${name}" for a figure's line.`);
  return place;
}
