import type { PerspectiveCamera, Vector4 } from "three";
import { Box3, type Object3D, Vector4 as Rectangle, Vector3 } from "three";

const margin = 6; // pixels: the camera's jitter and the softness of shadows

/**
 * The part of the picture that objects can change: themselves, their mirror image in the floor, and their shadows in each
 * of the lights, up to `longest` times their height. In pixels from the lower left corner.
 */
export function reach(
  things: readonly Object3D[],
  lights: readonly Vector3[],
  camera: PerspectiveCamera,
  { width, height }: { width: number; height: number },
  longest: number,
): Vector4 {
  const low = new Vector3(1, 1, 0);
  const high = new Vector3(-1, -1, 0);
  const include = (point: Vector3) => {
    const seen = point.clone().project(camera);
    if (seen.z > 1) return;
    low.min(seen);
    high.max(seen);
  };
  for (const thing of things) {
    for (const corner of cornersOf(thing)) {
      include(corner);
      include(new Vector3(corner.x, -corner.y, corner.z));
      for (const towards of lights) include(shadowOf(corner, towards, longest));
    }
  }
  const pixel = (share: number, size: number) =>
    Math.min(size, Math.max(0, Math.round((share / 2 + 0.5) * size)));
  const [x0, y0] = [pixel(low.x, width) - margin, pixel(low.y, height) - margin].map((v) =>
    Math.max(0, v),
  ) as [number, number];
  const [x1, y1] = [
    Math.min(width, pixel(high.x, width) + margin),
    Math.min(height, pixel(high.y, height) + margin),
  ];
  return new Rectangle(x0, y0, Math.max(0, x1 - x0), Math.max(0, y1 - y0));
}

function shadowOf(point: Vector3, towards: Vector3, longest: number): Vector3 {
  const flat = Math.hypot(towards.x, towards.z);
  const away = Math.min(flat / Math.max(towards.y, 1e-3), longest) * point.y;
  return new Vector3(
    point.x - (towards.x / (flat || 1)) * away,
    0,
    point.z - (towards.z / (flat || 1)) * away,
  );
}

function cornersOf(thing: Object3D): Vector3[] {
  const { min, max } = new Box3().setFromObject(thing);
  const at = (i: number) =>
    new Vector3(i & 1 ? max.x : min.x, Math.max(0, i & 2 ? max.y : min.y), i & 4 ? max.z : min.z);
  return Array.from({ length: 8 }, (_, i) => at(i));
}
