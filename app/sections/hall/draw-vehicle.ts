import { type Move, moveAt, poseAt } from "#planner/traffic/moves.ts";
import type { Pen } from "./draw-hall.ts";
import type { HallState, ShownVehicle } from "./hall-state.ts";

type Point = { x: number; y: number };

/** Draws the area that a vehicle claims at this moment. */
export function drawClaims(
  { context, inks }: Pen,
  { moves }: ShownVehicle,
  { time, ready }: HallState,
  selected: boolean,
) {
  const move = moveAt(moves, time);
  if (!move?.drive) return;
  const { length, width } = ready.loaded[move.flow] ?? ready.empty;
  const since = time - move.from;
  context.fillStyle = inks.route;
  context.globalAlpha = selected ? 0.55 : 0.35;
  context.beginPath();
  for (const { x, y, toX, toY, way, enter, leave } of move.drive.path) {
    if (since < enter || since >= leave || way === 0) continue;
    const straight = Math.hypot(toX - x, toY - y);
    const [ux, uy] = [(toX - x) / straight, (toY - y) / straight];
    addRectangle(context, { x: (x + toX) / 2, y: (y + toY) / 2 }, ux, uy, straight + length, width);
  }
  context.fill();
  context.globalAlpha = 1;
}

/** Draws a vehicle's planned route to its end. */
export function drawWay({ context, inks, line }: Pen, { moves }: ShownVehicle, time: number) {
  const ahead = moves.filter(({ to }) => to > time);
  const [now] = ahead;
  if (!now) return;
  const start = poseAt(now, time);
  context.strokeStyle = inks.route;
  context.lineWidth = 3 * line;
  context.lineJoin = "round";
  context.beginPath();
  context.moveTo(start.x, start.y);
  for (const move of ahead) {
    for (const piece of move.drive?.path ?? []) {
      if (time >= move.from + piece.leave) continue;
      context.lineTo(piece.toX, piece.toY);
    }
  }
  context.stroke();
  const stops = ahead.filter(({ kind }) => kind === "pick" || kind === "drop");
  const last = ahead.at(-1);
  context.fillStyle = inks.route;
  for (const { x, y } of last ? [...stops, last] : stops) {
    context.beginPath();
    context.arc(x, y, 7 * line, 0, 2 * Math.PI);
    context.fill();
  }
}

/** Draws a vehicle's outline with a bar at its front, or its load. */
export function drawVehicle(
  pen: Pen,
  { id, moves, held }: ShownVehicle,
  { time, ready }: HallState,
  selected: boolean,
) {
  const { context, inks, line } = pen;
  const move = moveAt(moves, time);
  if (!move) return;
  const { x, y, heading } = poseAt(move, time);
  const angle = (heading / 18_000) * Math.PI;
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const { length, width } = ready.loaded[move.flow] ?? ready.empty;
  context.beginPath();
  addRectangle(context, { x, y }, ux, uy, length, width);
  context.fillStyle = isWaiting(move, time) || held ? inks.paper : inks.position;
  context.fill();
  context.lineWidth = (selected || held ? 3 : 1.5) * line;
  context.strokeStyle = held ? inks.error : inks.ink;
  context.stroke();
  context.beginPath();
  if (move.flow >= 0) {
    const load = { x: x - ux * length * 0.12, y: y - uy * length * 0.12 };
    addRectangle(context, load, ux, uy, length * 0.56, width * 0.72);
    context.fillStyle = inks.ink;
    context.fill();
  } else {
    const nose = { x: x + ux * length * 0.36, y: y + uy * length * 0.36 };
    context.moveTo(nose.x - uy * width * 0.34, nose.y + ux * width * 0.34);
    context.lineTo(nose.x + uy * width * 0.34, nose.y - ux * width * 0.34);
    context.lineWidth = 1.5 * line;
    context.strokeStyle = held ? inks.error : isWaiting(move, time) ? inks.ink : inks.onPosition;
    context.stroke();
  }
  drawNumber(pen, id, { x, y });
}

const isWaiting = ({ kind, to }: Move, time: number) => kind === "wait" && to < Infinity && to > time;

/** In CSS pixels, so that the number is upright and readable at every scale. */
function drawNumber({ context, inks }: Pen, id: number, at: Point) {
  const { x, y } = context.getTransform().transformPoint(at);
  const pixel = window.devicePixelRatio;
  context.save();
  context.setTransform(pixel, 0, 0, pixel, x, y);
  context.fillStyle = inks.ink;
  context.font = "600 12px Archivo, sans-serif";
  context.textAlign = "left";
  context.textBaseline = "bottom";
  context.fillText(String(id + 1), 9, -9);
  context.restore();
}

function addRectangle(
  context: CanvasRenderingContext2D,
  { x, y }: Point,
  ux: number,
  uy: number,
  length: number,
  width: number,
) {
  const [lx, ly] = [(ux * length) / 2, (uy * length) / 2];
  const [wx, wy] = [(-uy * width) / 2, (ux * width) / 2];
  context.moveTo(x + lx + wx, y + ly + wy);
  context.lineTo(x + lx - wx, y + ly - wy);
  context.lineTo(x - lx - wx, y - ly - wy);
  context.lineTo(x - lx + wx, y - ly + wy);
  context.closePath();
}
