import type { Point } from "#content/tasks/plants/plant.ts";

type Segment = { a: Point; b: Point; way: number };
type Lane = readonly [from: Point, to: Point, way: number];

/**
 * Turns drawn ways into a network: they are joined wherever they meet, cross or overlap, and have a node at each stop
 * and at the foot of each bay, which is the nearest point of a way.
 */
export function lanesOf(
  ways: readonly (readonly Point[])[],
  stops: readonly Point[],
  bays: readonly Point[],
): { lanes: Lane[]; feet: Point[] } {
  const segments = ways.flatMap((points, way) =>
    points.slice(1).map((b, index): Segment => ({ a: points[index] ?? b, b, way })),
  );
  const feet = bays.map((bay) => nearest(bay, segments));
  const nodes = unique([
    ...segments.flatMap(({ a, b }) => [a, b]),
    ...stops,
    ...feet,
    ...crossings(segments),
  ]);
  const lanes = new Map<string, Lane>();
  for (const segment of segments) {
    const along = nodes
      .filter((node) => distance(node, foot(node, segment)) < 0.5)
      .sort((one, other) => distance(one, segment.a) - distance(other, segment.a));
    for (const [index, to] of along.slice(1).entries()) {
      const from = along[index] ?? to;
      const key = [from.join(), to.join()].sort().join(" ");
      if (!lanes.has(key)) lanes.set(key, [from, to, segment.way]);
    }
  }
  return { lanes: [...lanes.values()], feet };
}

const unique = (points: readonly Point[]) => [
  ...new Map(points.map((point) => [point.join(), point])).values(),
];

export const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay);

/** The point of a segment that is nearest to another, in whole units. */
function foot([x, y]: Point, { a, b }: Segment): Point {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const share = ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy);
  const within = Math.min(1, Math.max(0, share));
  return [Math.round(a[0] + dx * within), Math.round(a[1] + dy * within)];
}

function nearest(point: Point, segments: readonly Segment[]): Point {
  const feet = segments.map((segment) => foot(point, segment));
  return feet.sort((one, other) => distance(one, point) - distance(other, point))[0] ?? point;
}

/** Where segments cross: ways run along the sheet or across it. */
function crossings(segments: readonly Segment[]): Point[] {
  return segments.flatMap((level) =>
    segments.flatMap((upright): Point[] => {
      if (level.a[1] !== level.b[1] || upright.a[0] !== upright.b[0]) return [];
      const point: Point = [upright.a[0], level.a[1]];
      const meets = [level, upright].every((segment) => distance(point, foot(point, segment)) === 0);
      return meets ? [point] : [];
    }),
  );
}
