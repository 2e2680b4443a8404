import type { Box } from "./solid.ts";
import { add, dot, type Point, type Vector } from "./vector.ts";

/** Something with a place in the room and a shape on the sheet. */
export type Placed = Box & { readonly hull: readonly Point[] };

/** Sorts from back to front. Of two that share space, the later one in the list lies in front. */
export function backToFront<T extends Placed>(items: readonly T[], toEye: Vector): T[] {
  const behind = items.map((): number[] => []);
  const waiting = items.map(() => 0);
  items.forEach((a, i) => {
    for (let j = i + 1; j < items.length; j++) {
      const b = items[j];
      if (b === undefined || !overlap(a.hull, b.hull)) continue;
      const aHides = mayHide(a, b, toEye);
      const bHides = mayHide(b, a, toEye);
      if (!aHides && !bHides) continue;
      const [back, front] = bHides ? [i, j] : [j, i];
      behind[back]?.push(front);
      waiting[front] = (waiting[front] ?? 0) + 1;
    }
  });
  return release(items, behind, waiting, toEye);
}

/** False where a plane of the room proves that `a` never lies between `b` and the eye. */
function mayHide(a: Box, b: Box, toEye: Vector): boolean {
  const slack = 1e-6;
  return ([0, 1, 2] as const).every((axis) => {
    if (toEye[axis] > 1e-9) return a.high[axis] > b.low[axis] + slack;
    if (toEye[axis] < -1e-9) return a.low[axis] < b.high[axis] - slack;
    return true;
  });
}

function release<T extends Placed>(
  items: readonly T[],
  behind: number[][],
  waiting: number[],
  toEye: Vector,
): T[] {
  const nearness = items.map(({ low, high }) => dot(add(low, high), toEye));
  const left = new Set(items.keys());
  const sorted: T[] = [];
  while (left.size > 0) {
    let next = -1;
    let best: Point = [Infinity, Infinity];
    for (const index of left) {
      // Where boxes stand in a ring, the one with the fewest before it, and the farthest, breaks it.
      const rank: Point = [waiting[index] ?? 0, nearness[index] ?? 0];
      if (before(rank, best)) {
        best = rank;
        next = index;
        if (rank[0] === 0) break;
      }
    }
    left.delete(next);
    sorted.push(items[next] as T);
    for (const front of behind[next] ?? []) waiting[front] = (waiting[front] ?? 0) - 1;
  }
  return sorted;
}

const before = (a: Point, b: Point) => a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);

/** Whether two convex shapes share more than a border. */
export function overlap(a: readonly Point[], b: readonly Point[], slack = 0.4): boolean {
  return !apart(a, b, slack) && !apart(b, a, slack);
}

function apart(a: readonly Point[], b: readonly Point[], slack: number): boolean {
  for (let i = 0; i < a.length; i++) {
    const [p, q] = [a[i], a[(i + 1) % a.length]];
    if (p === undefined || q === undefined) continue;
    const normal: Point = [q[1] - p[1], p[0] - q[0]];
    const length = Math.hypot(...normal);
    if (length < 1e-9) continue;
    const reach = (points: readonly Point[]) =>
      points.map((v) => (v[0] * normal[0] + v[1] * normal[1]) / length);
    const [ra, rb] = [reach(a), reach(b)];
    if (Math.max(...ra) < Math.min(...rb) + slack || Math.max(...rb) < Math.min(...ra) + slack) return true;
  }
  return false;
}

/** The convex hull of points on the sheet. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point[]) => {
    const chain: Point[] = [];
    for (const p of list) {
      while (
        chain.length > 1 &&
        turn(chain[chain.length - 2] as Point, chain[chain.length - 1] as Point, p) <= 0
      )
        chain.pop();
      chain.push(p);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

const turn = (o: Point, a: Point, b: Point) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
