import type { Material, Mesh, Object3D } from "three";
import { type Camera, camera, type View } from "../kernel/camera.ts";
import type { Point, Vector } from "../kernel/vector.ts";
import { type Corner, fill, plane } from "./rasterise.ts";
import { normalOf, type Three, trianglesOf } from "./triangles.ts";

/** What the eye sees of a model at each pixel: the nearest triangle and its depth, or -1 and far away if none. */
export type Raster = {
  readonly width: number;
  readonly height: number;
  readonly nearest: Int32Array;
  readonly depth: Float32Array;
  /** Whether the model's shadow falls on the floor here. */
  readonly shadow: Uint8Array;
  readonly triangles: Triangles;
  readonly eye: Camera;
};

/** By number of the triangle. */
type Triangles = { readonly material: string[]; readonly normal: Vector[] };

/** Renders a model (metres, y up, front towards +x) in parallel projection, at the resolution of the view's scale. */
export function raster(
  model: Object3D,
  view: View,
  width: number,
  height: number,
  { shadows = true } = {},
): Raster {
  const eye = camera(view);
  const nearest = new Int32Array(width * height).fill(-1);
  const depth = new Float32Array(width * height).fill(Number.NEGATIVE_INFINITY);
  const shadow = new Uint8Array(width * height);
  const triangles: Triangles = { material: [], normal: [] };
  model.updateMatrixWorld(true);
  model.traverse((object) => {
    const mesh = object as Mesh;
    const name = (mesh.material as Material | undefined)?.name ?? "";
    if (!mesh.geometry || unseen.has(name)) return;
    for (const corners of trianglesOf(mesh)) {
      const normal = normalOf(corners);
      if (normal === undefined) continue;
      if (shadows && normal[2] > 0)
        fill(shadowOf(corners, eye), width, height, (row, from, to) => {
          shadow.fill(1, row * width + from, row * width + to);
        });
      if (facing(normal, eye) <= 0) continue;
      const index = triangles.material.push(name) - 1;
      triangles.normal.push(normal);
      const face = corners.map((corner) => seen(corner, eye)) as unknown as Three<Corner>;
      const { x, y, depth: z, alongX, alongY } = plane(face);
      fill(face, width, height, (row, from, to) => {
        for (let column = from; column < to; column++) {
          const here = z + alongX * (column + 0.5 - x) + alongY * (row + 0.5 - y);
          const at = row * width + column;
          if (here <= (depth[at] as number)) continue;
          depth[at] = here;
          nearest[at] = index;
        }
      });
    }
  });
  return { width, height, nearest, depth, shadow, triangles, eye };
}

/** Materials left out: transparent, or only printed on a surface. */
const unseen = new Set(["", "print", "film", "acrylic"]);

const facing = (normal: Vector, { toEye }: Camera) =>
  normal[0] * toEye[0] + normal[1] * toEye[1] + normal[2] * toEye[2];

function seen(point: Vector, eye: Camera): Corner {
  const [x, y] = eye.project(point);
  return { x, y, depth: facing(point, eye) * eye.scale };
}

/** The light comes from the upper left, over the shoulder: higher parts throw their shadow farther to the right. */
function shadowOf(corners: Three<Vector>, eye: Camera): Three<Corner> {
  const { right } = eye;
  const onFloor = ([x, y, z]: Vector): Corner => {
    const high = Math.min(z, 2.4);
    const [px, py]: Point = eye.project([
      x + (right[0] * 0.34 - right[1] * 0.12) * high,
      y + (right[1] * 0.34 + right[0] * 0.12) * high,
      0,
    ]);
    return { x: px, y: py, depth: 0 };
  };
  return corners.map(onFloor) as unknown as Three<Corner>;
}
