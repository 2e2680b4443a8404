import type { Point } from "#planner/floor/floor.ts";

type Box = Point & { width: number; height: number };
type Name = Point & { id: string; width: number };

const height = 9; /* points of a name */

export { height as nameHeight };

const near = 5;
const gap = 4;
/** Between a name and the frame of the drawing. */
const clear = 5;

/** A lane from end to end. */
type Way = readonly [Point, Point];

/**
 * Where the names of places are written so that none covers another or a place: beside it, below or above, then
 * farther away; over a lane only where there is no other room. A name without room is left out, since the tables have
 * it.
 * @returns the upper left corner of each name that is written
 */
export function placeNames(
  names: readonly Name[],
  within: Box,
  ways: readonly Way[] = [],
): Map<string, Point> {
  const taken: Box[] = names.map(({ x, y }) => ({ x: x - 3, y: y - 3, width: 6, height: 6 }));
  const placed = new Map<string, Point>();
  for (const name of names) {
    const boxAt = (spot: Point) => ({ ...spot, width: name.width, height });
    const spots = spotsOf(name, within).filter((spot) => {
      const box = boxAt(spot);
      return isWithin(box, within) && !taken.some((other) => overlap(box, other));
    });
    const free = spots.find((spot) => !ways.some((way) => crosses(way, boxAt(spot)))) ?? spots[0];
    if (!free) continue;
    placed.set(name.id, free);
    taken.push({ x: free.x - gap, y: free.y, width: name.width + 2 * gap, height });
  }
  return placed;
}

/** Tries spots away from the middle of the drawing first: the lanes are in the middle. */
function spotsOf({ x, y, width }: Name, { x: left, y: top, width: across, height: along }: Box): Point[] {
  const sides = [x - width - near, x + near];
  if (x > left + across / 2) sides.reverse();
  const away = [13, -height - 13, 23, -height - 23];
  if (y < top + along / 2) away.unshift(...away.splice(1, 1));
  const levels = [3, -height - 3, -height / 2, ...away].map((step) => y + step);
  return levels.flatMap((level) => [
    ...sides.map((side) => ({ x: side, y: level })),
    { x: x - width / 2, y: level },
  ]);
}

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Whether a lane passes through a box: what is left of it between the box's four sides (Liang and Barsky). */
function crosses([from, to]: Way, box: Box) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const sides = [
    [-dx, from.x - box.x],
    [dx, box.x + box.width - from.x],
    [-dy, from.y - box.y],
    [dy, box.y + box.height - from.y],
  ] as const;
  let [first, last] = [0, 1];
  for (const [along, room] of sides) {
    if (along === 0 && room < 0) return false;
    if (along < 0) first = Math.max(first, room / along);
    if (along > 0) last = Math.min(last, room / along);
  }
  return first < last;
}

const isWithin = (box: Box, within: Box) =>
  box.x >= within.x + clear &&
  box.y >= within.y + clear &&
  box.x + box.width <= within.x + within.width - clear &&
  box.y + box.height <= within.y + within.height - clear;
