import type { Plan } from "#planner/plan/plan.ts";
import { readPlan } from "#planner/plan/read-plan.ts";
import { siteFloor } from "#planner/session/site-floor.ts";
import { findListed, findVehicle } from "#vehicles/index.ts";

/** Where trolleys are driven beneath, in place of where pallets stand. */
const renamed: Readonly<Record<string, string>> = findListed("lifter")
  ? { "Rack B": "Kitting 4", "Dock 1": "Line 7" }
  : {};
const called = (id: string) => renamed[id] ?? id;

/**
 * The site's own floor with three kinds of vehicle on it, two of each: forks, counterbalanced forks and lifters. Forks
 * do the work of a kind that has left the line.
 */
export function screenFloor(): Plan {
  const { loads, places, lanes, flows, ...plan } = siteFloor();
  const [north, south, across] = flows;
  const kinds = ["fork", "counterBalance", "lifter"].map((kind) => findVehicle(kind).product);
  const [fork, counterBalance, lifter] = kinds;
  const mixed = readPlan({
    ...plan,
    version: 2,
    loads: [
      ...loads,
      { id: "trolley", carrier: "trolley", length: 900, width: 700, height: 1500, weight: 320 },
    ],
    places: places.map((place) =>
      renamed[place.id] ? { ...place, id: called(place.id), handover: "under" } : place,
    ),
    lanes: lanes.map((lane) => ({ ...lane, from: called(lane.from), to: called(lane.to) })),
    flows: [
      { ...north, perHour: 20, vehicle: fork },
      { ...south, perHour: 28, vehicle: counterBalance },
      findListed("lifter")
        ? { from: "Kitting 4", to: "Line 7", load: "trolley", perHour: 34, vehicle: lifter }
        : { ...across, perHour: 34, vehicle: lifter },
    ],
    choice: {
      fleet: [...new Set(kinds)].map((vehicle) => ({
        vehicle,
        count: 2 * kinds.filter((kind) => kind === vehicle).length,
      })),
    },
    seed: 3,
  });
  if (!mixed.ok) throw new Error(JSON.stringify(mixed.errors));
  return mixed.value;
}
