import type { Point } from "#planner/floor/floor.ts";
import { around, type Box } from "../box.ts";

/** What is drawn below a floor: a picture as a data URL, or a drawing's lines as a path. Lengths on the floor in mm. */
export type Underlay = {
  file: string;
  /** What was not read of the file, in words. */
  note: string;
  /** In its own units, which are pixels or mm. */
  width: number;
  height: number;
  /** Where its upper left corner lies on the floor, and mm of one of its units. */
  x: number;
  y: number;
  scale: number;
} & ({ kind: "picture"; href: string } | { kind: "drawing"; path: string });

/** mm: 10 km, the largest floor. */
const largest = 10_000_000;

/** The underlay so that two points on it lie as far apart as they are in the building; the first stays, or moves to `at`. */
export function scaled(underlay: Underlay, from: Point, to: Point, distance: number, at: Point = from) {
  const drawn = Math.hypot(to.x - from.x, to.y - from.y);
  const factor = distance / drawn;
  const scale = underlay.scale * factor;
  const isPossible =
    Number.isFinite(factor) && factor > 0 && scale * Math.max(underlay.width, underlay.height) <= largest;
  if (!isPossible) return undefined;
  return {
    ...underlay,
    x: at.x + (underlay.x - from.x) * factor,
    y: at.y + (underlay.y - from.y) * factor,
    scale,
  };
}

/** A picture has no measure yet: it lies across the floor's box. */
export const acrossBox = (width: number, { x, y, width: wide, height }: Box) => ({
  ...{ x, y: y + height, scale: wide / width },
});

/** A drawing lies at its own coordinates where those are near the floor, and else at the floor's upper left corner. */
export function drawnAt(
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
  box: Box,
) {
  const isNear =
    left < box.x + box.width && left + width > box.x && top - height < box.y + box.height && top > box.y;
  return isNear ? { x: left, y: top, scale: 1 } : { x: box.x, y: box.y + box.height, scale: 1 };
}

/** The box around the floor's and the underlay's. */
export function boxAround(box: Box, underlay: Underlay | undefined): Box {
  if (!underlay) return box;
  const [width, height] = [underlay.width * underlay.scale, underlay.height * underlay.scale];
  return around(box, { x: underlay.x, y: underlay.y - height, width, height });
}
