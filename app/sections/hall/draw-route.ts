import { rectangleOf } from "#planner/session/ready.ts";
import { moveAt, poseAt } from "#planner/traffic/moves.ts";
import type { Pen } from "./draw-hall.ts";
import { addRectangle } from "./draw-vehicle.ts";
import type { HallState, ShownVehicle } from "./hall-state.ts";

/** Draws the area that a vehicle claims at this moment. */
export function drawClaims(
  { context, inks }: Pen,
  { id, moves }: ShownVehicle,
  { time, ready }: HallState,
  selected: boolean,
) {
  const move = moveAt(moves, time);
  if (!move?.drive) return;
  const { length, width } = rectangleOf(ready, id, move.flow);
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
