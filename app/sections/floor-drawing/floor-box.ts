import type { Floor } from "#planner/floor/floor.ts";

/** A plan's floor as it is drawn: y downwards, in mm from the left upper corner of a box that holds all of it. */
export type FloorBox = { width: number; height: number; left: number; top: number };

/** The width of a lane if the plan names none, and the margin around the outermost places, mm. */
export const usualWidth = 2400;
const margin = 2600;
/** The smallest ratio of the sides: names need room. */
const narrowest = 0.3;

export function floorBox({ places, lanes }: Floor): FloorBox {
  const around = margin + Math.max(...lanes.map(({ width = usualWidth }) => width / 2), 0) / 2;
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const [left, right] = [Math.min(...xs) - around, Math.max(...xs) + around];
  const [bottom, top] = [Math.min(...ys) - around, Math.max(...ys) + around];
  const width = Math.max(right - left, (top - bottom) * narrowest);
  const height = Math.max(top - bottom, (right - left) * narrowest);
  return { left: (left + right - width) / 2, top: (bottom + top + height) / 2, width, height };
}

/** From the plan's mm to the drawing's. */
export const inBox = ({ left, top }: FloorBox, { x, y }: { x: number; y: number }) => ({
  x: x - left,
  y: top - y,
});

export const isIn = ({ left, top, width, height }: FloorBox, { x, y }: { x: number; y: number }) =>
  x > left && x < left + width && y < top && y > top - height;
