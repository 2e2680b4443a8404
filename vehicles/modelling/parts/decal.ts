import { Mesh, Object3D, PlaneGeometry } from "three";
import type { Part } from "../geometry/part.ts";
import type { Vector } from "../geometry/surface.ts";
import type { Draw, Kit, PrintOptions } from "../kit.ts";

const quarter = Math.PI / 2;

/** How to turn a print that faces +z so that it faces another way, right side up. */
export const facing = {
  right: [0, 0, 0],
  left: [0, Math.PI, 0],
  front: [0, quarter, 0],
  rear: [0, -quarter, 0],
  frontRight: [0, quarter / 2, 0],
  frontLeft: [0, quarter * 1.5, 0],
  up: [-quarter, 0, 0],
  upFromFront: [-quarter, 0, quarter],
} as const satisfies Record<string, Vector>;

/** A flat print of width × height metres, facing +z. */
export function decal(kit: Kit, width: number, height: number, draw: Draw, options?: PrintOptions): Mesh {
  const mesh = new Mesh(new PlaneGeometry(width, height), kit.print(width, height, draw, options));
  mesh.name = "decal";
  mesh.receiveShadow = true;
  return mesh;
}

/** The same print on both long sides of a vehicle, at half-width z. */
export function onBothSides(part: Part, print: () => Object3D, x: number, y: number, z: number): void {
  part.attach(print(), [x, y, z], facing.right);
  part.attach(print(), [x, y, -z], facing.left);
}

/** A named point of a model that pages may mark. */
export function anchor(name: string): Object3D {
  const point = new Object3D();
  point.name = name;
  point.userData.anchor = true;
  return point;
}
