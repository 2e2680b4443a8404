import type { BufferGeometry } from "three";
import { BoxGeometry, ShapeUtils, Vector2 } from "three";
import type { Contour } from "./contour.ts";
import { rectangle } from "./contour.ts";
import type { Outline, OutlinePoint, Point2, Radii } from "./outline.ts";
import { openOutline } from "./outline.ts";
import { isCoarse } from "./quality.ts";
import type { Axis } from "./surface.ts";
import { onAxis, Surface } from "./surface.ts";

/** A profile for a loft: points of [outset, height], from bottom to top. */
export const profile = (points: readonly Point2[], radii: Radii, perQuarter = 3): Outline =>
  openOutline(points, radii, perQuarter);

/** Carries a contour up a profile: the outset of each profile point grows the contour, its height lifts it. */
export function loft(contour: Contour, along: Outline, axis: Axis = "y", caps = true): BufferGeometry {
  const surface = new Surface();
  const rings = along.map((level) => contour.grown(level.x));
  rings.forEach((ring, k) => {
    const level = along[k] as OutlinePoint;
    for (let i = 0; i <= ring.length; i++) {
      const point = ring[i % ring.length] as OutlinePoint;
      const u = i === ring.length ? point.way + closing(ring) : point.way;
      const normal = onAxis[axis](point.nx * level.nx, point.ny * level.nx, level.ny);
      surface.vertex(onAxis[axis](point.x, point.y, level.y), normal, u, level.way);
    }
  });
  const width = (rings[0]?.length ?? 0) + 1;
  for (let k = 0; k + 1 < along.length; k++) {
    const [lower, upper] = [along[k] as OutlinePoint, along[k + 1] as OutlinePoint];
    if (Math.hypot(lower.x - upper.x, lower.y - upper.y) < 1e-7) continue;
    for (let i = 0; i + 1 < width; i++) {
      const a = k * width + i;
      surface.quad(a, a + 1, a + 1 + width, a + width);
    }
  }
  if (caps) {
    cap(surface, rings[0] ?? [], along[0]?.y ?? 0, -1, axis);
    cap(surface, rings.at(-1) ?? [], along.at(-1)?.y ?? 0, 1, axis);
  }
  return surface.geometry();
}

/** A plate between two heights with rounded edges. */
export function slab(
  contour: Contour,
  from: number,
  to: number,
  bevel = 0.004,
  axis: Axis = "y",
): BufferGeometry {
  const edge = Math.min(bevel, (to - from) / 2.01);
  return loft(
    contour,
    profile(
      [
        [-edge, from],
        [0, from],
        [0, to],
        [-edge, to],
      ],
      [0, edge, edge, 0],
    ),
    axis,
  );
}

/** A box centred on its position, edges rounded. */
export function box(x: number, y: number, z: number, bevel = 0.004): BufferGeometry {
  if (isCoarse()) return plainBox(x, y, z);
  const edge = Math.min(bevel, x / 2.01, y / 2.01, z / 2.01);
  return slab(rectangle(x, z, edge), -y / 2, y / 2, edge);
}

/** A box of twelve triangles whose texture is laid out in metres, as on the rounded ones. */
function plainBox(x: number, y: number, z: number): BufferGeometry {
  const geometry = new BoxGeometry(x, y, z);
  const { uv, normal } = geometry.attributes;
  for (let i = 0; i < 24; i++) {
    const wide = Math.abs(normal?.getX(i) ?? 0) > 0.5 ? z : x;
    const high = Math.abs(normal?.getY(i) ?? 0) > 0.5 ? z : y;
    uv?.setXY(i, uv.getX(i) * wide, uv.getY(i) * high);
  }
  return geometry;
}

function cap(surface: Surface, ring: Outline, height: number, side: 1 | -1, axis: Axis): void {
  const first = surface.size;
  const up = onAxis[axis](0, 0, side);
  for (const point of ring) surface.vertex(onAxis[axis](point.x, point.y, height), up, point.x, point.y);
  const corners = ring.map((point) => new Vector2(point.x, point.y));
  for (const [a, b, c] of ShapeUtils.triangulateShape(corners, []) as [number, number, number][]) {
    surface.triangle(first + a, first + b, first + c);
  }
}

function closing(ring: Outline): number {
  const [first, last] = [ring[0] as OutlinePoint, ring.at(-1) as OutlinePoint];
  return Math.hypot(first.x - last.x, first.y - last.y);
}
