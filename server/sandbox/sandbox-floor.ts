import type { Plan } from "#planner/plan/plan.ts";
import { siteFloor } from "#planner/session/site-floor.ts";

/** Names of places as systems of orders write them, by the names on the site's own floor. */
const names: Readonly<Record<string, string>> = {
  "Wrapper 1": "wrapper-1",
  "Wrapper 2": "wrapper-2",
  "Rack B": "kitting-4",
  "Dock 1": "line-A-07",
  "Staging 1": "staging-B11",
  "Staging 2": "staging-B12",
};

/** The floor that a sandbox has unless it is given another: the examples of the interfaces name its places. */
export function sandboxFloor(): Plan {
  const plan = siteFloor();
  const named = (id: string) => names[id] ?? id;
  return {
    ...plan,
    places: plan.places.map((place) => ({ ...place, id: named(place.id) })),
    lanes: plan.lanes.map((lane) => ({ ...lane, from: named(lane.from), to: named(lane.to) })),
    flows: plan.flows.map((flow) => ({ ...flow, from: named(flow.from), to: named(flow.to) })),
  };
}
