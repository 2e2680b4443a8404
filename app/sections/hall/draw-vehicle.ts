import { type Move, moveAt, poseAt } from "#planner/traffic/moves.ts";
import type { Pen } from "./draw-hall.ts";
import type { HallState, ShownVehicle } from "./hall-state.ts";

type Point = { x: number; y: number };

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
  context.font = "680 14px Archivo, sans-serif";
  context.textAlign = "left";
  context.textBaseline = "bottom";
  context.lineWidth = 4;
  context.lineJoin = "round";
  context.strokeStyle = inks.paper;
  context.strokeText(String(id + 1), 9, -9);
  context.fillText(String(id + 1), 9, -9);
  context.restore();
}

export function addRectangle(
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
