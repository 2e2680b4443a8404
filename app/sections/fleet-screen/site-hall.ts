import { HallState } from "#app/sections/hall/hall-state.ts";
import { type Standing, standingAt } from "#app/sections/hall/standing.ts";
import { tokenOf } from "#planner/link/link.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { Session } from "#planner/session/session.ts";
import { siteFloor } from "#planner/session/site-floor.ts";
import { plannedVehicle } from "#planner/vehicles.ts";
import { ScreenFeed, type ScreenRows } from "./screen-feed.ts";

/** The floor that runs on the pages about SyncOS, and the moment that is shown until it runs. */
export type SiteHall = {
  token: string;
  /** ms of the run. */
  begins: number;
  /** By vehicle. */
  charged: readonly number[];
  floor: Pick<Plan, "name" | "places" | "lanes"> & { flows: { from: string; to: string }[] };
  /** What its vehicles are called. */
  kind: string;
  standing: Standing;
  rows: ScreenRows;
};

const begins = 1140_000; /* ms: five vehicles are under way, one charges */
const charged = [0.62, 0.28, 0.81, 0.44, 0.93, 0.55];
let made: SiteHall | undefined;

/** Rendered by the build, once for all pages. */
export function siteHall(): SiteHall {
  made ??= make();
  return made;
}

function make(): SiteHall {
  const plan = siteFloor();
  const session = Session.open(plan, undefined, { charged });
  if (!session.ok) throw new Error(JSON.stringify(session.errors));
  const state = new HallState(session.value.ready);
  const feed = new ScreenFeed(plan.flows);
  feed.take(state.take(session.value.runTo(begins)));
  state.time = begins;
  const { name, places, lanes } = plan;
  const flows = plan.flows.map(({ from, to }) => ({ from, to }));
  return {
    token: tokenOf(plan),
    begins,
    charged,
    floor: { name, places, lanes, flows },
    kind: plannedVehicle(plan.choice?.vehicle ?? "fork").title,
    standing: standingAt(state),
    rows: feed.rows(state),
  };
}
