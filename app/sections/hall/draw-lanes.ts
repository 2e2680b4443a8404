import { usualWidth } from "#app/sections/floor-drawing/floor-box.ts";
import type { Floor } from "#planner/floor/floor.ts";
import type { Pen } from "./draw-hall.ts";

/** Highlights the lane that a list points at. */
export function drawLane({ context, inks, line }: Pen, floor: Floor, index: number) {
  const { a, b } = endsOf(floor, index);
  if (!a || !b) return;
  context.strokeStyle = inks.ink;
  context.lineWidth = 6 * line;
  context.globalAlpha = 0.3;
  context.beginPath();
  context.moveTo(a.x, a.y);
  context.lineTo(b.x, b.y);
  context.stroke();
  context.globalAlpha = 1;
}

/** Draws a cross over the middle of a lane. */
export function drawBarrier({ context, inks, line }: Pen, floor: Floor, index: number) {
  const middle = middleOf(floor, index);
  if (!middle) return;
  const { x, y, ux, uy } = middle;
  context.strokeStyle = inks.error;
  context.lineWidth = 3 * line;
  context.beginPath();
  context.moveTo(x - uy - ux * 0.35, y + ux - uy * 0.35);
  context.lineTo(x + uy + ux * 0.35, y - ux + uy * 0.35);
  context.moveTo(x - uy + ux * 0.35, y + ux + uy * 0.35);
  context.lineTo(x + uy - ux * 0.35, y - ux - uy * 0.35);
  context.stroke();
}

/** Crosses a place out whose chargers are broken. */
export function drawBroken({ context, inks, line }: Pen, { places }: Floor, name: string) {
  const place = places.find(({ id }) => id === name);
  if (!place) return;
  const { x, y } = place;
  const reach = Math.max(800, 9 * line);
  context.strokeStyle = inks.error;
  context.lineWidth = 3 * line;
  context.beginPath();
  context.moveTo(x - reach, y - reach);
  context.lineTo(x + reach, y + reach);
  context.moveTo(x - reach, y + reach);
  context.lineTo(x + reach, y - reach);
  context.stroke();
}

/** Draws two leaves that move back to the edges of a lane as they open. */
export function drawDoor(
  { context, inks, line }: Pen,
  floor: Floor,
  index: number,
  { open, isShut }: { open: number; isShut: boolean },
) {
  const middle = middleOf(floor, index);
  if (!middle) return;
  const { x, y, ux, uy } = middle;
  context.strokeStyle = isShut ? inks.error : inks.ink;
  context.lineCap = "butt";
  for (const side of [1, -1]) {
    const [from, to] = [side, side * open];
    context.lineWidth = 4 * line;
    context.beginPath();
    context.moveTo(x - uy * from, y + ux * from);
    context.lineTo(x - uy * to, y + ux * to);
    context.stroke();
    /* The post, which doesn't move. */
    context.lineWidth = 7 * line;
    context.beginPath();
    context.moveTo(x - uy * side, y + ux * side);
    context.lineTo(x - uy * side * 1.12, y + ux * side * 1.12);
    context.stroke();
  }
}

function endsOf({ lanes, places }: Floor, index: number) {
  const lane = lanes[index];
  const at = (name: string | undefined) => places.find(({ id }) => id === name);
  return { lane, a: at(lane?.from), b: at(lane?.to) };
}

/** The middle of a lane, and half its width along it. */
function middleOf(floor: Floor, index: number) {
  const { lane, a, b } = endsOf(floor, index);
  if (!lane || !a || !b) return undefined;
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const reach = (lane.width ?? usualWidth) / 2 / length;
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, ux: (b.x - a.x) * reach, uy: (b.y - a.y) * reach };
}
