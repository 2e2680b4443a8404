import { type FloorBox, floorBox } from "#app/sections/floor-drawing/floor-box.ts";
import type { Floor } from "#planner/floor/floor.ts";
import type { Disturbance } from "#planner/traffic/disturbances.ts";
import { drawBarrier, drawBroken, drawDoor, drawLane } from "./draw-lanes.ts";
import { drawClaims, drawWay } from "./draw-route.ts";
import { drawVehicle, type Label } from "./draw-vehicle.ts";
import type { HallState } from "./hall-state.ts";

/** The page's colours, read from the canvas's style. */
export type Inks = Record<"ink" | "paper" | "route" | "position" | "error" | "muted", string>;

/** What is highlighted besides the vehicles. */
export type Marked = {
  selected?: number | undefined;
  wrong?: readonly Disturbance[];
  /** A lane by its index. */
  pointedAt?: number | undefined;
};

/** The part of the plan that a canvas shows; `turned` swaps width and height. */
export type Sheet = { box: FloorBox; turned: boolean };

/** What every part of the drawing needs; `line` is a CSS pixel in mm of the plan, `view` leads from the plan to pixels. */
export type Pen = {
  context: CanvasRenderingContext2D;
  inks: Inks;
  line: number;
  view: DOMMatrix;
  labels: Map<string, Label>;
};

/** Draws a hall at its present moment over the drawing of its floor. */
export function drawHall(
  canvas: HTMLCanvasElement,
  state: HallState,
  floor: Floor,
  { selected, wrong = [], pointedAt }: Marked = {},
  { box, turned }: Sheet = { box: floorBox(floor), turned: false },
) {
  const context = canvas.getContext("2d");
  if (!context) return;
  const { width, height } = canvas;
  const scale = width / (turned ? box.height : box.width);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, width, height);
  /* Transforms from the plan's mm, y upwards. */
  if (turned) context.setTransform(0, scale, -scale, 0, box.top * scale, -box.left * scale);
  else context.setTransform(scale, 0, 0, -scale, -box.left * scale, box.top * scale);
  const pen = {
    context,
    ...looksOf(canvas),
    line: window.devicePixelRatio / scale,
    view: context.getTransform(),
  };
  if (pointedAt !== undefined) drawLane(pen, floor, pointedAt);
  for (const vehicle of state.vehicles) drawClaims(pen, vehicle, state, vehicle.id === selected);
  for (const vehicle of state.vehicles) if (vehicle.id === selected) drawWay(pen, vehicle, state.time);
  for (const { lane } of state.ready.doors) {
    const isShut = wrong.some((what) => what.kind === "door" && what.lane === lane);
    drawDoor(pen, floor, lane, { open: state.openOf(lane), isShut });
  }
  for (const what of wrong) {
    if (what.kind === "block") drawBarrier(pen, floor, what.lane);
    if (what.kind === "charger") drawBroken(pen, floor, what.place);
  }
  for (const vehicle of state.vehicles) drawVehicle(pen, vehicle, state, vehicle.id === selected);
}

type Looks = Pick<Pen, "inks" | "labels">;
/** ms for which they are kept: asking for colours makes the browser compute the page's styles. */
const keeps = 250;
const known = new WeakMap<HTMLCanvasElement, Looks & { at: number; key: string }>();

/** A canvas's colours, and the labels that are drawn in them. */
function looksOf(canvas: HTMLCanvasElement): Looks {
  const before = known.get(canvas);
  const at = performance.now();
  if (before && at - before.at < keeps) return before;
  const inks = inksOf(canvas);
  const key = `${Object.values(inks)} ${window.devicePixelRatio} ${document.fonts.status}`;
  const labels = before?.key === key ? before.labels : new Map<string, Label>();
  const looks = { inks, labels, at, key };
  known.set(canvas, looks);
  return looks;
}

function inksOf(canvas: HTMLCanvasElement): Inks {
  const style = getComputedStyle(canvas);
  return {
    ink: style.color,
    paper: style.caretColor,
    route: style.outlineColor,
    position: style.borderTopColor,
    error: style.borderLeftColor,
    muted: style.borderRightColor,
  };
}
