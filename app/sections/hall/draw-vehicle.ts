import { vehicleSigns } from "#content/planner/vehicle-signs.ts";
import type { Point } from "#planner/floor/floor.ts";
import { productOf, rectangleOf } from "#planner/session/ready.ts";
import { type Move, moveAt, poseAt, type State } from "#planner/traffic/moves.ts";
import { outlineOf } from "#vehicles/on-floor.ts";
import type { Inks, Pen } from "./draw-hall.ts";
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
  const forwards = towards(move, ux, uy);
  for (const [along, across] of outlineOf(productOf(ready, id))) {
    const [lx, ly] = [forwards * length * along, width * across];
    context.lineTo(x + ux * lx - uy * ly, y + uy * lx + ux * ly);
  }
  context.closePath();
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
  drawLabel(pen, id, doing, { x, y }, reach, rests);
}

/** 1 if a vehicle drives the way it faces, -1 if it drives backwards. */
function towards({ drive }: Move, ux: number, uy: number) {
  const piece = drive?.path.find(({ way }) => way > 0);
  return piece && (piece.toX - piece.x) * ux + (piece.toY - piece.y) * uy < 0 ? -1 : 1;
}

const fonts = { number: "680 14px Archivo, sans-serif", word: "500 12px Archivo, sans-serif" };
const labelHeight = 16;

/**
 * Above the vehicle, or below it where there is no room, or where the name of the place at which it rests is above:
 * number, sign and word, upright, in CSS pixels, on a ground of their own, so that they are readable at every scale and
 * over everything else.
 */
function drawLabel(pen: Pen, id: number, doing: State, { x, y }: Point, reach: number, rests: boolean) {
  const { context, view } = pen;
  const pixel = window.devicePixelRatio;
  const room = context.canvas.width / pixel;
  const label = labelOf(pen, id, doing, room >= roomy);
  const [left, top] = [view.a * x + view.c * y + view.e, view.b * x + view.d * y + view.f];
  const above = top / pixel - reach - labelHeight - 2;
  const isBelow = above < 0 || (rests && top < context.canvas.height / 2);
  const begins = Math.max(0, Math.min(left / pixel - label.width / 2, room - label.width));
  /* On whole pixels, so that it stays sharp. */
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.drawImage(
    label.picture,
    Math.round(begins * pixel),
    Math.round((isBelow ? top / pixel + reach + 2 : above) * pixel),
  );
  context.setTransform(view);
}

/** A vehicle's number, sign and word as a picture; `width` in CSS pixels. */
export type Label = { picture: HTMLCanvasElement; width: number };

/** Letters are drawn once for each label: fifty vehicles are drawn sixty times a second. */
function labelOf({ inks, labels }: Pen, id: number, doing: State, isRoomy: boolean): Label {
  const key = `${id} ${doing} ${isRoomy}`;
  const label = labels.get(key) ?? paintLabel(inks, id, doing, isRoomy);
  labels.set(key, label);
  return label;
}

function paintLabel(inks: Inks, id: number, doing: State, isRoomy: boolean): Label {
  const picture = document.createElement("canvas");
  const number = String(id + 1);
  const word = isRoomy ? vehicleSigns[doing] : "";
  const path = signs[doing];
  const pixel = window.devicePixelRatio;
  const context = picture.getContext("2d");
  if (!context) return { picture, width: 0 };
  const widthOf = (font: string, text: string) => {
    context.font = font;
    return context.measureText(text).width;
  };
  const afterNumber = 4 + widthOf(fonts.number, number);
  const afterSign = afterNumber + (path ? 15 : 0);
  const width = Math.ceil(afterSign + (word ? widthOf(fonts.word, word) + 3 : 0));
  picture.width = Math.ceil(width * pixel);
  picture.height = Math.ceil(labelHeight * pixel);
  context.scale(pixel, pixel);
  context.beginPath();
  context.roundRect(0, 0, width, labelHeight, 4);
  context.fillStyle = inks.paper;
  context.fill();
  context.lineJoin = "round";
  context.lineCap = "round";
  context.fillStyle = inks.ink;
  context.font = fonts.number;
  context.fillText(number, 2, 13);
  context.font = fonts.word;
  context.fillText(word, afterSign, 12.5);
  if (path) {
    context.translate(afterNumber, 2);
    context.strokeStyle = doing === "stopped" ? inks.error : inks.ink;
    context.lineWidth = 2;
    context.stroke(new Path2D(path));
  }
  return { picture, width };
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
