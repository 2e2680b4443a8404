import { fleetInWords } from "#app/sections/fleet-count/fleet-in-words.ts";
import { HallState } from "#app/sections/hall/hall-state.ts";
import { type Standing, standingAt } from "#app/sections/hall/standing.ts";
import type { Fleet } from "#planner/fleet/total.ts";
import { tokenOf } from "#planner/link/link.ts";
import type { Plan } from "#planner/plan/plan.ts";
import { fleetIn, productOf } from "#planner/session/ready.ts";
import { Session } from "#planner/session/session.ts";
import { nameOnFloor } from "#vehicles/on-floor.ts";
import { ScreenFeed, type ScreenRows } from "./screen-feed.ts";
import { screenFloor } from "./screen-floor.ts";

/** The floor that runs on the pages about SyncOS, and the moment that is shown until it runs. */
export type SiteHall = {
  token: string;
  /** The moment, in ms of the run. */
  begins: number;
  /** By vehicle. */
  charged: readonly number[];
  floor: Pick<Plan, "name" | "places" | "lanes"> & { flows: { from: string; to: string }[] };
  /** How many of each kind drive on it. */
  fleet: Fleet;
  /** The same in words. */
  fleetWords: string;
  /** What each vehicle is called. */
  names: readonly string[];
  /** How soon an order is to be picked up, s. */
  within: number;
  standing: Standing;
  rows: ScreenRows;
};

const charged = [0.62, 0.28, 0.44, 0.81, 0.55, 0.93];

/** The floor at a moment of its run, s. Rendered by the build. */
export const siteHall = (seconds: number) => openSiteHall()(seconds);

/** The floor at one moment after another. */
export function openSiteHall(): (seconds: number) => SiteHall {
  const plan = screenFloor();
  const session = Session.open(plan, undefined, { charged });
  if (!session.ok) throw new Error(JSON.stringify(session.errors));
  const { ready } = session.value;
  const state = new HallState(ready);
  const fleet = fleetIn(ready);
  /* Numbered through the whole fleet, as on the map. */
  const names = ready.kindOf.map((_, id) => {
    const product = productOf(ready, id);
    return `${nameOnFloor(product)} ${id + 1}`;
  });
  const { within } = plan.work.promise;
  const feed = new ScreenFeed(plan.flows, names, within);
  const { name, places, lanes } = plan;
  const flows = plan.flows.map(({ from, to }) => ({ from, to }));
  return (seconds) => {
    const begins = seconds * 1000;
    feed.take(state.take(session.value.runTo(begins)));
    state.time = begins;
    return {
      token: tokenOf(plan),
      begins,
      charged,
      floor: { name, places, lanes, flows },
      fleet,
      fleetWords: fleetInWords(fleet),
      names,
      within,
      standing: standingAt(state, plan),
      rows: feed.rows(state),
    };
  };
}
