import { vehicleSigns } from "#content/planner/vehicle-signs.ts";
import type { Point } from "#planner/floor/floor.ts";
import { rectangleOf } from "#planner/session/ready.ts";
import { type Move, moveAt, poseAt, type State } from "#planner/traffic/moves.ts";
import type { Pen } from "./draw-hall.ts";
import type { HallState, ShownVehicle } from "./hall-state.ts";
import { signs } from "./signs.ts";

/** The shortest length at which a vehicle is drawn, CSS pixels: on a phone it is larger than true to scale. */
const shortest = 20;
/** The narrowest floor that has room for words beside its vehicles, CSS pixels. */
const roomy = 620;

/** Draws a vehicle: its outline, pointed to where it drives, its load, and a sign, its number and a word for its state. */
export function drawVehicle(pen: Pen, vehicle: ShownVehicle, state: HallState, selected: boolean) {
  const { context, inks, line } = pen;
  const { time, ready } = state;
  const { id, moves, held } = vehicle;
  const move = moveAt(moves, time);
  if (!move) return;
  const { x, y, heading } = poseAt(move, time);
  const angle = (heading / 18_000) * Math.PI;
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const size = rectangleOf(ready, id, move.flow);
  const enlarged = Math.max(1, (shortest * line) / size.length);
  const [length, width] = [size.length * enlarged, size.width * enlarged];
  const doing = held ? "stopped" : state.stateOf(vehicle);
  const rests = doing !== "driving" && doing !== "turning";
  context.beginPath();
  const along = towards(move, ux, uy);
  addBody(context, { x, y }, ux * along, uy * along, length, width);
  context.fillStyle = rests ? inks.paper : inks.position;
  context.fill();
  context.lineWidth = (selected || held ? 3 : 1.5) * line;
  context.strokeStyle = held ? inks.error : inks.ink;
  context.stroke();
  if (move.flow >= 0) {
    context.beginPath();
    const load = { x: x - ux * length * 0.06, y: y - uy * length * 0.06 };
    addRectangle(context, load, ux, uy, length * 0.52, width * 0.72);
    context.fillStyle = inks.ink;
    context.fill();
  }
  /* Half the height of the box around it, CSS pixels. */
  const reach = (Math.abs(uy) * length + Math.abs(ux) * width) / 2 / line;
  drawLabel(pen, id, doing, { x, y }, reach);
}

/** 1 if a vehicle drives the way it faces, -1 if it drives backwards. */
function towards({ drive }: Move, ux: number, uy: number) {
  const piece = drive?.path.find(({ way }) => way > 0);
  return piece && (piece.toX - piece.x) * ux + (piece.toY - piece.y) * uy < 0 ? -1 : 1;
}

const fonts = { number: "680 14px Archivo, sans-serif", word: "500 12px Archivo, sans-serif" };
const labelHeight = 16;

/**
 * Above the vehicle, or below it where there is no room: number, sign and word, upright, in CSS pixels, on a ground of
 * their own, so that they are readable at every scale and over everything else.
 */
function drawLabel({ context, inks }: Pen, id: number, doing: State, at: Point, reach: number) {
  const { x, y } = context.getTransform().transformPoint(at);
  const pixel = window.devicePixelRatio;
  const room = context.canvas.width / pixel;
  const number = String(id + 1);
  const word = room >= roomy ? vehicleSigns[doing] : "";
  const sign = pathOf(doing);
  const afterNumber = 4 + widthOf(context, fonts.number, number);
  const afterSign = afterNumber + (sign ? 15 : 0);
  const width = afterSign + (word ? widthOf(context, fonts.word, word) + 3 : 0);
  const above = y / pixel - reach - labelHeight - 2;
  const left = Math.max(0, Math.min(x / pixel - width / 2, room - width));
  context.save();
  context.setTransform(pixel, 0, 0, pixel, left * pixel, (above < 0 ? y / pixel + reach + 2 : above) * pixel);
  context.beginPath();
  context.roundRect(0, 0, width, labelHeight, 4);
  context.fillStyle = inks.paper;
  context.fill();
  context.lineJoin = "round";
  context.lineCap = "round";
  context.textAlign = "left";
  context.textBaseline = "alphabetic";
  context.fillStyle = inks.ink;
  context.font = fonts.number;
  context.fillText(number, 2, 13);
  if (word) {
    context.font = fonts.word;
    context.fillText(word, afterSign, 12.5);
  }
  if (sign) {
    context.translate(afterNumber, 2);
    context.strokeStyle = doing === "stopped" ? inks.error : inks.ink;
    context.lineWidth = 2;
    context.stroke(sign);
  }
  context.restore();
}

/* Made once: fifty vehicles are drawn sixty times a second. */
const paths = new Map<State, Path2D>();
const widths = new Map<string, number>();

function pathOf(doing: State) {
  const sign = signs[doing];
  const known = paths.get(doing);
  if (known || !sign) return known;
  const path = new Path2D(sign);
  paths.set(doing, path);
  return path;
}

function widthOf(context: CanvasRenderingContext2D, font: string, text: string) {
  const key = `${document.fonts.status} ${font} ${text}`;
  let width = widths.get(key);
  if (width === undefined) {
    context.font = font;
    width = context.measureText(text).width;
    widths.set(key, width);
  }
  return width;
}

/** A rectangle with a point at one end. */
function addBody(
  context: CanvasRenderingContext2D,
  { x, y }: Point,
  ux: number,
  uy: number,
  length: number,
  width: number,
) {
  const corner = (along: number, across: number) =>
    [x + ux * length * along - uy * width * across, y + uy * length * along + ux * width * across] as const;
  context.moveTo(...corner(-0.5, 0.5));
  context.lineTo(...corner(0.28, 0.5));
  context.lineTo(...corner(0.5, 0));
  context.lineTo(...corner(0.28, -0.5));
  context.lineTo(...corner(-0.5, -0.5));
  context.closePath();
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
