import { drawHall } from "#app/sections/hall/draw-hall.ts";
import type { HallState } from "#app/sections/hall/hall-state.ts";
import type { Earlier } from "#app/sections/hall/running-hall.ts";
import { type Shown, ShownHall } from "#app/sections/hall/shown-hall.ts";
import type { Counts } from "#planner/fleet/total.ts";
import type { Floor } from "#planner/floor/floor.ts";
import type { Disturbance } from "#planner/traffic/disturbances.ts";
import { moveAt, poseAt, type State } from "#planner/traffic/moves.ts";

/** What the bench says of the fleet that drives on its floor. */
export type Drove = {
  time: number;
  done: number;
  open: number;
  /** Where each vehicle is, m of the plan. */
  vehicles: { id: number; state: State; x: number; y: number }[];
};

/** Starts a plan's fleet in the middle of a shift. */
export function runDrive(
  asked: { token: string; count: Counts },
  changed: (shown: Shown<Drove>) => void,
  wentBack: (earlier: Earlier) => void,
) {
  return new ShownHall<Drove>(
    { ...asked, begins: "midShift" },
    { changed, wentBack, happened: () => undefined, say: droveOf },
  );
}

export function drawDrive(
  canvas: HTMLCanvasElement,
  state: HallState,
  floor: Floor,
  wrong: readonly Disturbance[],
) {
  drawHall(canvas, state, floor, { wrong });
}

function droveOf(state: HallState): Drove {
  const { time, counts } = state;
  const vehicles = state.vehicles.map((vehicle) => {
    const move = moveAt(vehicle.moves, time);
    const { x, y } = move ? poseAt(move, time) : { x: 0, y: 0 };
    return { id: vehicle.id, state: state.stateOf(vehicle), x: x / 1000, y: y / 1000 };
  });
  return { time, done: counts.done, open: counts.open, vehicles };
}
