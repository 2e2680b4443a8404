import type { Three } from "./triangles.ts";

export type Corner = { readonly x: number; readonly y: number; readonly depth: number };

const area = ([a, b, c]: Three<Corner>) => (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);

/** A corner, and by how much the depth changes with each pixel. */
export function plane(corners: Three<Corner>) {
  const [a, b, c] = corners;
  return {
    ...a,
    alongX: ((b.depth - a.depth) * (c.y - a.y) - (c.depth - a.depth) * (b.y - a.y)) / area(corners),
    alongY: ((c.depth - a.depth) * (b.x - a.x) - (b.depth - a.depth) * (c.x - a.x)) / area(corners),
  };
}

/** Calls `visit` for every row of pixels whose middles are in the triangle: the columns from `from` to before `to`. */
export function fill(
  corners: Three<Corner>,
  width: number,
  height: number,
  visit: (row: number, from: number, to: number) => void,
) {
  const [a, b, c] = corners;
  if (area(corners) === 0) return;
  const top = Math.max(0, Math.ceil(Math.min(a.y, b.y, c.y) - 0.5));
  const bottom = Math.min(height - 1, Math.floor(Math.max(a.y, b.y, c.y) - 0.5));
  for (let row = top; row <= bottom; row++) {
    const y = row + 0.5;
    let from = width;
    let to = -1;
    for (let edge = 0; edge < 3; edge++) {
      const p = corners[edge] as Corner;
      const q = corners[(edge + 1) % 3] as Corner;
      if (p.y <= y === q.y <= y) continue;
      const x = p.x + ((y - p.y) / (q.y - p.y)) * (q.x - p.x);
      from = Math.min(from, x);
      to = Math.max(to, x);
    }
    const first = Math.max(0, Math.ceil(from - 0.5));
    const end = Math.min(width, Math.ceil(to - 0.5));
    if (first < end) visit(row, first, end);
  }
}
