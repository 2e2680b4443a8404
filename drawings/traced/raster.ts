import { type Material, type Mesh, type Object3D, Vector3 } from "three";
import { type Camera, camera, type View } from "../kernel/camera.ts";
import type { Point, Vector } from "../kernel/vector.ts";

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

type Corner = { readonly x: number; readonly y: number; readonly depth: number };

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
        cast(
          corners,
          eye,
          (at) => {
            shadow[at] = 1;
          },
          width,
          height,
        );
      if (facing(normal, eye) <= 0) continue;
      const index = triangles.material.push(name) - 1;
      triangles.normal.push(normal);
      fill(corners.map((corner) => seen(corner, eye)) as unknown as Three<Corner>, width, height, (at, z) => {
        if (z <= (depth[at] as number)) return;
        depth[at] = z;
        nearest[at] = index;
      });
    }
  });
  return { width, height, nearest, depth, shadow, triangles, eye };
}

/** Materials left out: transparent, or only printed on a surface. */
const unseen = new Set(["", "print", "film", "acrylic"]);

type Three<T> = readonly [T, T, T];

/** In the drawings' axes: x along the vehicle, y to its left, z up. */
function* trianglesOf(mesh: Mesh): Generator<Three<Vector>> {
  const position = mesh.geometry.getAttribute("position");
  const order = mesh.geometry.getIndex();
  const point = new Vector3();
  const at = (index: number): Vector => {
    point.fromBufferAttribute(position, order ? order.getX(index) : index).applyMatrix4(mesh.matrixWorld);
    return [point.x, -point.z, point.y];
  };
  const count = order ? order.count : position.count;
  for (let index = 0; index + 2 < count; index += 3) yield [at(index), at(index + 1), at(index + 2)];
}

function normalOf([a, b, c]: Three<Vector>): Vector | undefined {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const normal: Vector = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const length = Math.hypot(...normal);
  return length > 0 ? [normal[0] / length, normal[1] / length, normal[2] / length] : undefined;
}

const facing = (normal: Vector, { toEye }: Camera) =>
  normal[0] * toEye[0] + normal[1] * toEye[1] + normal[2] * toEye[2];

function seen(point: Vector, eye: Camera): Corner {
  const [x, y] = eye.project(point);
  return { x, y, depth: facing(point, eye) * eye.scale };
}

/** The light comes from the upper left, over the shoulder: higher parts throw their shadow farther to the right. */
function cast(
  corners: Three<Vector>,
  eye: Camera,
  mark: (at: number) => void,
  width: number,
  height: number,
) {
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
  fill(corners.map(onFloor) as unknown as Three<Corner>, width, height, mark);
}

/** Calls `visit` for every pixel whose middle is in the triangle, with the depth there. */
function fill(
  corners: Three<Corner>,
  width: number,
  height: number,
  visit: (at: number, depth: number) => void,
) {
  const [a, b, c] = corners;
  const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
  if (area === 0) return;
  const alongX = ((b.depth - a.depth) * (c.y - a.y) - (c.depth - a.depth) * (b.y - a.y)) / area;
  const alongY = ((c.depth - a.depth) * (b.x - a.x) - (b.depth - a.depth) * (c.x - a.x)) / area;
  const top = Math.max(0, Math.ceil(Math.min(a.y, b.y, c.y) - 0.5));
  const bottom = Math.min(height - 1, Math.floor(Math.max(a.y, b.y, c.y) - 0.5));
  for (let row = top; row <= bottom; row++) {
    const y = row + 0.5;
    let [from, to] = [width, -1];
    for (let edge = 0; edge < 3; edge++) {
      const p = corners[edge] as Corner;
      const q = corners[(edge + 1) % 3] as Corner;
      if (p.y <= y === q.y <= y) continue;
      const x = p.x + ((y - p.y) / (q.y - p.y)) * (q.x - p.x);
      from = Math.min(from, x);
      to = Math.max(to, x);
    }
    const last = Math.min(width - 1, Math.ceil(to - 0.5) - 1);
    for (let column = Math.max(0, Math.ceil(from - 0.5)); column <= last; column++)
      visit(row * width + column, a.depth + alongX * (column + 0.5 - a.x) + alongY * (y - a.y));
  }
}
