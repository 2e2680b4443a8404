import type { Point } from "#planner/floor/floor.ts";

type Box = Point & { width: number; height: number };
type Name = Point & { id: string; width: number };

const height = 9; /* points of a name */
const near = 5;

/**
 * Where the names of places are written so that none covers another or a place: beside it, below or above, then
 * farther away. A name without room is left out, since the tables have it.
 * @returns the upper left corner of each name that is written
 */
export function placeNames(names: readonly Name[], within: Box): Map<string, Point> {
  const taken: Box[] = names.map(({ x, y }) => ({ x: x - 3, y: y - 3, width: 6, height: 6 }));
  const placed = new Map<string, Point>();
  for (const name of names) {
    const free = spotsOf(name, within).find((spot) => {
      const box = { ...spot, width: name.width, height };
      return isWithin(box, within) && !taken.some((other) => overlap(box, other));
    });
    if (!free) continue;
    placed.set(name.id, free);
    taken.push({ ...free, width: name.width, height });
  }
  return placed;
}

/** Tries spots away from the middle of the drawing first: the lanes are in the middle. */
function spotsOf({ x, y, width }: Name, { x: left, width: across }: Box): Point[] {
  const sides = [x - width - near, x + near];
  if (x > left + across / 2) sides.reverse();
  const levels = [3, -height - 3, -height / 2, 13, -height - 13, 23, -height - 23].map((step) => y + step);
  return levels.flatMap((level) => [
    ...sides.map((side) => ({ x: side, y: level })),
    { x: x - width / 2, y: level },
  ]);
}

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const isWithin = (box: Box, within: Box) =>
  box.x >= within.x + 2 &&
  box.y >= within.y + 2 &&
  box.x + box.width <= within.x + within.width - 2 &&
  box.y + box.height <= within.y + within.height - 2;
