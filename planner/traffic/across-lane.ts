import type { Floor } from "../floor/floor.ts";
import { rectangle, type Shape } from "./shapes.ts";

/**
 * The middle of a lane, across its whole width.
 * @param along its extent along the lane, mm
 * @param narrowest width for a lane whose plan names none, mm
 * @returns undefined if the lane has no length
 */
export function acrossLane(
  { places, lanes }: Floor,
  index: number,
  along: number,
  narrowest: number,
): Shape | undefined {
  const lane = lanes[index];
  const from = places.find(({ id }) => id === lane?.from);
  const to = places.find(({ id }) => id === lane?.to);
  if (!lane || !from || !to) return undefined;
  const length = Math.sqrt((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y));
  if (length === 0) return undefined;
  const centre = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const unit = { ux: (to.x - from.x) / length, uy: (to.y - from.y) / length };
  return rectangle(centre, unit, along / 2, (lane.width ?? narrowest) / 2);
}
