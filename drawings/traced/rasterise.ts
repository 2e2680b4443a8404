import type { Three } from "./triangles.ts";

export type Corner = { readonly x: number; readonly y: number; readonly depth: number };

/** Calls `visit` for every pixel whose middle is in the triangle, with the depth there. */
export function fill(
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
