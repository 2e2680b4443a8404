import type { Point } from "../kernel/vector.ts";

/** Lines closer than this, in units, are merged. */
const apart = 3.2;

/** Merges lines that are close together: maps each value to the rounded middle of its group. */
export function snapping(values: readonly number[]): (value: number) => number {
  const groups: number[][] = [];
  for (const value of values.toSorted((a, b) => a - b)) {
    const group = groups.at(-1);
    if (group && value - (group[0] as number) < apart) group.push(value);
    else groups.push([value]);
  }
  const middles = groups.map((group) => Math.round(group.reduce((sum, each) => sum + each) / group.length));
  const distance = (value: number) => (middle: number) => Math.abs(middle - value);
  return (value) => {
    const away = distance(value);
    return middles.reduce((best, middle) => (away(middle) < away(best) ? middle : best), middles[0] ?? value);
  };
}

/**
 * A line as path data, without pieces that are on the floor or drawn already.
 * @param drawn pieces drawn already; the line's own are added
 */
export function stroke(points: readonly Point[], floor: number, drawn: Set<string>): string {
  let path = "";
  let begun = false;
  for (const [index, [x, y]] of points.slice(1).entries()) {
    const [fromX, fromY] = points[index] as Point;
    if (x === fromX && y === fromY) continue;
    const ends = [`${fromX} ${fromY}`, `${x} ${y}`].sort().join();
    const leftOut = (y === floor && fromY === floor) || drawn.has(ends);
    drawn.add(ends);
    if (!leftOut) path += (begun ? "" : `M${fromX} ${fromY}`) + step(x - fromX, y - fromY);
    begun = !leftOut;
  }
  return path;
}

const step = (dx: number, dy: number) =>
  dy === 0 ? `h${dx}` : dx === 0 ? `v${dy}` : `l${dx}${dy < 0 ? "" : " "}${dy}`;
