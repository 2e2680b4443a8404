import { type Move, moveAt, poseAt } from "#planner/traffic/moves.ts";
import { type Floor, type FloorBox, floorBox, inBox, usualWidth } from "./floor-box.ts";
import type { RunningHall, ShownVehicle } from "./running-hall.ts";

/** Colours of the page, as the canvas' own style has them. */
type Inks = Record<"ink" | "paper" | "route" | "position" | "onPosition" | "error" | "muted", string>;

/** What is drawn beside the vehicles. */
export type Marked = {
  selected: number | undefined;
  /** Lanes by their index. */
  blocked: ReadonlySet<number>;
  pointedAt: number | undefined;
};

/** Draws a hall at its present moment over the drawing of its floor. */
export function drawHall(canvas: HTMLCanvasElement, hall: RunningHall, floor: Floor, marked: Marked) {
  const context = canvas.getContext("2d");
  if (!context || !hall.ready) return;
  const box = floorBox(floor);
  const { width, height } = canvas;
  const scale = width / box.width;
  const inks = inksOf(canvas);
  const line = window.devicePixelRatio;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, width, height);
  /* mm of the plan, y upwards */
  context.setTransform(scale, 0, 0, -scale, -box.left * scale, box.top * scale);
  context.lineWidth = line / scale;
  if (marked.pointedAt !== undefined) drawLane(context, floor, marked.pointedAt, inks, (6 * line) / scale);
  for (const vehicle of hall.vehicles)
    drawClaims(context, vehicle, hall, inks, marked.selected === vehicle.id);
  for (const vehicle of hall.vehicles) {
    if (vehicle.id === marked.selected) drawWay(context, vehicle, hall.time, inks, (3 * line) / scale);
  }
  for (const index of marked.blocked) drawBarrier(context, floor, index, inks, (3 * line) / scale);
  for (const vehicle of hall.vehicles) {
    drawVehicle(context, vehicle, hall, inks, marked.selected === vehicle.id, line / scale);
  }
}

function inksOf(canvas: HTMLCanvasElement): Inks {
  const style = getComputedStyle(canvas);
  const [ink, paper, route, position, onPosition, error, muted] = [
    style.color,
    style.caretColor,
    style.outlineColor,
    style.borderTopColor,
    style.borderBottomColor,
    style.borderLeftColor,
    style.borderRightColor,
  ];
  return { ink, paper, route, position, onPosition, error, muted };
}

/** The ground that a vehicle holds at this moment. */
function drawClaims(
  context: CanvasRenderingContext2D,
  { moves }: ShownVehicle,
  { time, ready }: RunningHall,
  { route }: Inks,
  selected: boolean,
) {
  const move = moveAt(moves, time);
  if (!move?.drive || !ready) return;
  const { length, width } = ready.loaded[move.flow] ?? ready.empty;
  const since = time - move.from;
  context.fillStyle = route;
  context.globalAlpha = selected ? 0.3 : 0.14;
  context.beginPath();
  for (const { x, y, toX, toY, way, enter, leave } of move.drive.path) {
    if (since < enter || since >= leave || way === 0) continue;
    const straight = Math.hypot(toX - x, toY - y);
    const [ux, uy] = [(toX - x) / straight, (toY - y) / straight];
    const [cx, cy] = [(x + toX) / 2, (y + toY) / 2];
    addRectangle(context, { x: cx, y: cy }, ux, uy, straight + length, width);
  }
  context.fill();
  context.globalAlpha = 1;
}

/** The way that is planned, to its end. */
function drawWay(
  context: CanvasRenderingContext2D,
  { moves }: ShownVehicle,
  time: number,
  { route }: Inks,
  thick: number,
) {
  const ahead = moves.filter(({ to }) => to > time);
  const [now] = ahead;
  if (!now) return;
  const start = poseAt(now, time);
  context.strokeStyle = route;
  context.lineWidth = thick;
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
  for (const { x, y } of last ? [...stops, last] : stops) {
    context.beginPath();
    context.arc(x, y, thick * 2.4, 0, 2 * Math.PI);
    context.fillStyle = route;
    context.fill();
  }
}

function drawVehicle(
  context: CanvasRenderingContext2D,
  { id, moves, held }: ShownVehicle,
  { time, ready }: RunningHall,
  inks: Inks,
  selected: boolean,
  line: number,
) {
  const move = moveAt(moves, time);
  if (!move || !ready) return;
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
    /* which end is its front */
    const nose = { x: x + ux * length * 0.36, y: y + uy * length * 0.36 };
    context.moveTo(nose.x - uy * width * 0.34, nose.y + ux * width * 0.34);
    context.lineTo(nose.x + uy * width * 0.34, nose.y - ux * width * 0.34);
    context.lineWidth = 1.5 * line;
    context.strokeStyle = held ? inks.error : isWaiting(move, time) ? inks.ink : inks.onPosition;
    context.stroke();
  }
  drawNumber(context, id, { x, y }, inks, line);
}

const isWaiting = ({ kind, to }: Move, time: number) => kind === "wait" && to < Infinity && to > time;

/** In CSS pixels, so that it stands upright and can be read at every scale. */
function drawNumber(
  context: CanvasRenderingContext2D,
  id: number,
  { x, y }: { x: number; y: number },
  { ink }: Inks,
  line: number,
) {
  context.save();
  context.translate(x, y);
  context.scale(line, -line);
  context.fillStyle = ink;
  context.font = "600 12px Archivo, sans-serif";
  context.textAlign = "left";
  context.textBaseline = "bottom";
  context.fillText(String(id + 1), 9, -9);
  context.restore();
}

/** The lane that a list points at. */
function drawLane(
  context: CanvasRenderingContext2D,
  floor: Floor,
  index: number,
  { ink }: Inks,
  thick: number,
) {
  const { a, b } = endsOf(floor, index);
  if (!a || !b) return;
  context.strokeStyle = ink;
  context.lineWidth = thick;
  context.globalAlpha = 0.3;
  context.beginPath();
  context.moveTo(a.x, a.y);
  context.lineTo(b.x, b.y);
  context.stroke();
  context.globalAlpha = 1;
}

function endsOf({ lanes, places }: Floor, index: number) {
  const lane = lanes[index];
  const at = (name: string | undefined) => places.find(({ id }) => id === name);
  return { lane, a: at(lane?.from), b: at(lane?.to) };
}

/** Across the middle of a lane. */
function drawBarrier(
  context: CanvasRenderingContext2D,
  floor: Floor,
  index: number,
  { error }: Inks,
  thick: number,
) {
  const { lane, a, b } = endsOf(floor, index);
  if (!lane || !a || !b) return;
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const reach = (lane.width ?? usualWidth) / 2;
  const [ux, uy] = [((b.x - a.x) / length) * reach, ((b.y - a.y) / length) * reach];
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  context.strokeStyle = error;
  context.lineWidth = thick;
  context.beginPath();
  context.moveTo(x - uy - ux * 0.35, y + ux - uy * 0.35);
  context.lineTo(x + uy + ux * 0.35, y - ux + uy * 0.35);
  context.moveTo(x - uy + ux * 0.35, y + ux + uy * 0.35);
  context.lineTo(x + uy - ux * 0.35, y - ux - uy * 0.35);
  context.stroke();
}

function addRectangle(
  context: CanvasRenderingContext2D,
  { x, y }: { x: number; y: number },
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

/** The vehicle at a point of the drawing (shares of its width and height), or the nearest within a finger's reach. */
export function vehicleAt(hall: RunningHall, floor: Floor, point: { x: number; y: number }, pixels: number) {
  const box: FloorBox = floorBox(floor);
  const [x, y] = [point.x * box.width, point.y * box.height];
  const reach = Math.max(1500, (22 * box.width) / pixels);
  const near = hall.vehicles.flatMap((vehicle) => {
    const move = moveAt(vehicle.moves, hall.time);
    if (!move) return [];
    const at = inBox(box, poseAt(move, hall.time));
    const far = Math.hypot(at.x - x, at.y - y);
    return far < reach ? [{ id: vehicle.id, far }] : [];
  });
  return near.sort((a, b) => a.far - b.far)[0]?.id;
}
