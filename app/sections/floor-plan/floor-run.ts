import { HallState } from "#app/sections/hall/hall-state.ts";
import { standingAt } from "#app/sections/hall/standing.ts";
import type { FloorPlan } from "#content/tasks/floor-plan.ts";
import { tokenOf } from "#planner/link/link.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { Session } from "#planner/session/session.ts";
import { lanesOf } from "./lanes-of.ts";
import { planOf } from "./plan-of.ts";
import { type Bay, onSheet, type SheetVehicle, sheet } from "./sheet.ts";

/** The run on a drawn floor, and where its vehicles stand until it starts. */
export type FloorRun = {
  token: string;
  /** ms of the run. */
  begins: number;
  lanes: Plan["lanes"];
  places: Plan["places"];
  vehicles: readonly SheetVehicle[];
  bays: readonly Bay[];
};

/** Moments at which a run may begin to be shown, ms. */
const moments = Array.from({ length: 14 }, (_, index) => 300_000 + index * 30_000);
const made = new Map<string, FloorRun>();

/** Computed where pages are rendered, once for each floor. */
export function floorRunOf(name: string, floor: FloorPlan): FloorRun {
  const run = made.get(name) ?? make(name, floor);
  made.set(name, run);
  return run;
}

function make(name: string, floor: FloorPlan): FloorRun {
  const plan = planOf(name, floor);
  const begins = busiest(open(name, plan));
  const session = open(name, plan);
  const state = new HallState(session.ready);
  state.take(session.runTo(begins));
  state.time = begins;
  const vehicles = standingAt(state, plan).vehicles.map(({ x, y, turn, length, width }) => ({
    at: onSheet({ x, y }),
    turn: (360 - Math.round(turn)) % 360,
    length: length / sheet.unit,
    width: width / sheet.unit,
  }));
  const { feet } = lanesOf(floor.ways, [], floor.drive.bays);
  const bays = floor.drive.bays.map((at, index) => ({ at, foot: feet[index] ?? at }));
  return { token: tokenOf(plan), begins, lanes: plan.lanes, places: plan.places, vehicles, bays };
}

function open(name: string, plan: Plan) {
  const session = Session.open(plan);
  if (!session.ok) throw new Error(`${name}: ${JSON.stringify(session.errors)}`);
  return session.value;
}

/** The moment at which most vehicles have an order. */
function busiest(session: Session) {
  let [best, most] = [0, -1];
  for (const moment of moments) {
    const busy = session.runTo(moment).driven.filter((order) => order !== undefined).length;
    if (busy > most) [best, most] = [moment, busy];
  }
  return best;
}
