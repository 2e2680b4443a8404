import { corners } from "./outline.ts";
import type { Shape } from "./paint.ts";
import type { Point } from "./vector.ts";

/** Fewer units of area than this are not missed. */
const speck = 5;

/** Leaves out every shape that nothing is seen of: hidden behind others, or off the sheet. */
export function uncovered(shapes: readonly Shape[], width: number, height: number): Shape[] {
  const owner = new Int32Array(width * height).fill(-1);
  shapes.forEach((shape, index) => {
    const points = corners(shape.outline);
    if (shape.style.fill && !shape.open) fill(points, index, owner, width, height);
    const closed = shape.open ? points : [...points, ...points.slice(0, 1)];
    // A heavy outline is seen beside the body that covers its middle.
    const reach = shape.style.fill ? 0 : Math.floor(shape.style.width / 2);
    closed.slice(1).forEach((to, at) => {
      for (const [dx, dy] of reach > 1 ? around(reach) : ([[0, 0]] as const)) {
        const from = closed[at] as Point;
        trace([from[0] + dx, from[1] + dy], [to[0] + dx, to[1] + dy], index, owner, width, height);
      }
    });
  });
  const seen = new Uint32Array(shapes.length);
  for (const index of owner) {
    if (index >= 0) seen[index] = (seen[index] ?? 0) + 1;
  }
  return shapes.filter((_, index) => (seen[index] ?? 0) >= speck);
}

const around = (reach: number): Point[] => [
  [reach, 0],
  [-reach, 0],
  [0, reach],
  [0, -reach],
];

function fill(
  points: readonly Point[],
  index: number,
  owner: Int32Array,
  width: number,
  height: number,
): void {
  const ys = points.map(([, y]) => y);
  const last = Math.min(height - 1, Math.floor(Math.max(...ys)));
  for (let row = Math.max(0, Math.floor(Math.min(...ys))); row <= last; row++) {
    const crossings: number[] = [];
    points.forEach((a, at) => {
      const b = points[(at + 1) % points.length] as Point;
      if (a[1] <= row + 0.5 !== b[1] <= row + 0.5) {
        crossings.push(a[0] + ((row + 0.5 - a[1]) / (b[1] - a[1])) * (b[0] - a[0]));
      }
    });
    crossings.sort((a, b) => a - b);
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const from = Math.max(0, Math.ceil((crossings[pair] as number) - 0.5));
      const to = Math.min(width, Math.ceil((crossings[pair + 1] as number) - 0.5));
      if (from < to) owner.fill(index, row * width + from, row * width + to);
    }
  }
}

function trace(a: Point, b: Point, index: number, owner: Int32Array, width: number, height: number): void {
  const steps = Math.min(8000, Math.ceil(Math.max(Math.abs(b[0] - a[0]), Math.abs(b[1] - a[1]))) || 1);
  for (let step = 0; step <= steps; step++) {
    const x = Math.floor(a[0] + ((b[0] - a[0]) * step) / steps);
    const y = Math.floor(a[1] + ((b[1] - a[1]) * step) / steps);
    if (x >= 0 && x < width && y >= 0 && y < height) owner[y * width + x] = index;
  }
}
