import { type Mesh, Vector3 } from "three";
import type { Vector } from "../kernel/vector.ts";

export type Three<T> = readonly [T, T, T];

/** In the drawings' axes: x along the vehicle, y to its left, z up. Triangles share their corners. */
export function* trianglesOf(mesh: Mesh): Generator<Three<Vector>> {
  const position = mesh.geometry.getAttribute("position");
  const order = mesh.geometry.getIndex();
  const point = new Vector3();
  const corners = Array.from({ length: position.count }, (_, index): Vector => {
    point.fromBufferAttribute(position, index).applyMatrix4(mesh.matrixWorld);
    return [point.x, -point.z, point.y];
  });
  const at = (index: number) => corners[order ? order.getX(index) : index] as Vector;
  const count = order ? order.count : position.count;
  for (let index = 0; index + 2 < count; index += 3) yield [at(index), at(index + 1), at(index + 2)];
}

export function normalOf([a, b, c]: Three<Vector>): Vector | undefined {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const normal: Vector = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const length = Math.hypot(...normal);
  return length > 0 ? [normal[0] / length, normal[1] / length, normal[2] / length] : undefined;
}
