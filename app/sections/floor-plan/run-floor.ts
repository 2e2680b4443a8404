import { drawHall } from "#app/sections/hall/draw-hall.ts";
import type { HallState } from "#app/sections/hall/hall-state.ts";
import { type Shown, ShownHall } from "#app/sections/hall/shown-hall.ts";
import type { FloorPlan } from "#content/tasks/floor-plan.ts";
import type { HallEvent } from "#planner/session/journal.ts";
import { moveAt, poseAt } from "#planner/traffic/moves.ts";
import type { FloorRun } from "./floor-run.ts";
import { distance } from "./lanes-of.ts";
import { onSheet, sheetBox } from "./sheet.ts";

/** Steps of a page that happen at this moment, by their index. */
export type ActiveSteps = readonly boolean[];

/** From a vehicle's middle to the stop of a step, units of the sheet. */
const reach = 80;
/** How long a new order lights up the step that it begins, ms of the run. */
const shines = 10_000;

/** Starts the vehicles on a drawn floor and reports which steps happen. */
export function runFloor(
  { token, begins }: FloorRun,
  { stops, drive }: FloorPlan,
  changed: (shown: Shown<ActiveSteps>) => void,
) {
  let ordered: number[] = [];
  const happened = (events: readonly HallEvent[]) => {
    ordered = [...ordered, ...events.flatMap(({ kind, t }) => (kind === "placed" ? [t] : []))].slice(-20);
  };
  const say = (state: HallState): ActiveSteps => {
    const isNew = ordered.some((t) => t <= state.time && state.time < t + shines);
    const vehicles = state.vehicles.flatMap(({ moves }) => {
      const move = moveAt(moves, state.time);
      return move ? [onSheet(poseAt(move, state.time))] : [];
    });
    return stops.map((stop, index) =>
      drive.ordered?.includes(index) ? isNew : vehicles.some((vehicle) => distance(vehicle, stop) < reach),
    );
  };
  return new ShownHall<ActiveSteps>({ token, begins }, { changed, happened, say });
}

/** Draws vehicles over the floor's drawing, which is turned upright in narrow windows. */
export function drawOnSheet(canvas: HTMLCanvasElement, state: HallState, floor: FloorRun) {
  drawHall(canvas, state, floor, {}, { box: sheetBox, turned: canvas.height > canvas.width });
}
