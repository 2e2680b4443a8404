import type { Floor } from "./floor.ts";

/** What of the floor is drawn, mm. */
export type Box = { x: number; y: number; width: number; height: number };

/** How far a place lies at least from the edge of the drawing, mm: as far as its ring reaches, on most floors. */
const edge = 1000;

/**
 * The box around all places, with room to move places outwards.
 * @param before the box that is drawn so far, which only grows, and only where a place would be out of sight
 */
export function boxWith({ places }: Floor, before?: Box): Box {
  if (before && places.every((place) => isWithin(place, before))) return before;
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [below, above] = [Math.min(...ys), Math.max(...ys)];
  const margin = Math.max(4000, 0.12 * Math.max(right - left, above - below));
  const width = right - left + 2 * margin;
  const height = Math.max(above - below + 2 * margin, width * 0.35);
  const box = { x: left - margin, y: (below + above - height) / 2, width, height };
  return before ? around(before, box) : box;
}

const isWithin = ({ x, y }: { x: number; y: number }, box: Box) =>
  x >= box.x + edge && x <= box.x + box.width - edge && y >= box.y + edge && y <= box.y + box.height - edge;

/** The smallest box that holds two. */
export function around(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}
