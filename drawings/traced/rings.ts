import type { Point } from "../kernel/vector.ts";

/** Joins ways into rings, end to start. */
export function rings(ways: readonly (readonly Point[])[]): Point[][] {
  const key = ([x, y]: Point) => `${x} ${y}`;
  const from = new Map<string, (readonly Point[])[]>();
  for (const way of ways) {
    const start = key(way[0] as Point);
    from.set(start, [...(from.get(start) ?? []), way]);
  }
  const closed: Point[][] = [];
  for (const way of ways) {
    if (!from.get(key(way[0] as Point))?.includes(way)) continue;
    const ring: Point[] = [];
    let next: readonly Point[] | undefined = way;
    while (next) {
      const start: string = key(next[0] as Point);
      from.set(
        start,
        (from.get(start) ?? []).filter((each) => each !== next),
      );
      ring.push(...next.slice(0, -1));
      next = from.get(key(next[next.length - 1] as Point))?.[0];
    }
    closed.push(ring);
  }
  return closed;
}
