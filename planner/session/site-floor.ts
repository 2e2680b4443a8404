import { findVehicle } from "#vehicles/index.ts";
import type { Plan } from "../plan/plan.ts";
import { readPlan } from "../plan/read-plan.ts";

const floor = { handover: "floor" };
const wide = { both: true, width: 2800 };
const bay = { both: true, width: 1800 };

/**
 * The site's own floor: two halls with a door between them, a crossing, four chargers. Six forks: one always has the
 * right of way, and one waits.
 */
export function siteFloor(): Plan {
  const plan = readPlan({
    version: 1,
    name: "Hall 2",
    loads: [
      { id: "open pallet", carrier: "open-pallet", length: 1200, width: 800, height: 1600, weight: 850 },
    ],
    places: [
      { id: "Wrapper 1", x: 4000, y: 24_000, ...floor },
      { id: "Wrapper 2", x: 4000, y: 6000, ...floor },
      { id: "Rack B", x: 28_000, y: 29_000, ...floor },
      { id: "Dock 1", x: 28_000, y: 1000, ...floor },
      { id: "Staging 1", x: 52_000, y: 24_000, ...floor },
      { id: "Staging 2", x: 52_000, y: 6000, ...floor },
      ...[16_000, 22_000, 34_000, 40_000].map((x, index) => {
        return { id: `Charger ${index + 1}`, x, y: 1500, chargers: 1 };
      }),
      ...[16_000, 22_000, 28_000, 34_000, 40_000].map((x) => ({ id: `south ${x / 1000}`, x, y: 6000 })),
      { id: "west", x: 10_000, y: 15_000 },
      { id: "north-west", x: 10_000, y: 24_000 },
      { id: "south-west", x: 10_000, y: 6000 },
      { id: "crossing", x: 28_000, y: 15_000 },
      { id: "north", x: 28_000, y: 24_000 },
      { id: "east", x: 46_000, y: 15_000 },
      { id: "north-east", x: 46_000, y: 24_000 },
      { id: "south-east", x: 46_000, y: 6000 },
    ],
    lanes: [
      { from: "Wrapper 1", to: "north-west", ...wide },
      { from: "Wrapper 2", to: "south-west", ...wide },
      { from: "north-west", to: "west", ...wide },
      { from: "west", to: "south-west", ...wide },
      { from: "west", to: "crossing", ...wide, door: 6 },
      { from: "crossing", to: "east", ...wide },
      { from: "Rack B", to: "north", ...wide },
      { from: "north", to: "crossing", ...wide },
      { from: "crossing", to: "south 28", ...wide },
      { from: "south 28", to: "Dock 1", ...wide },
      { from: "north-east", to: "east", ...wide },
      { from: "east", to: "south-east", ...wide },
      { from: "Staging 1", to: "north-east", ...wide },
      { from: "Staging 2", to: "south-east", ...wide },
      ...pairs(["south-west", "south 16", "south 22", "south 28", "south 34", "south 40", "south-east"]).map(
        ([from, to]) => ({ from, to, ...wide }),
      ),
      ...[16, 22, 34, 40].map((x, index) => ({ from: `south ${x}`, to: `Charger ${index + 1}`, ...bay })),
    ],
    flows: [
      { from: "Wrapper 1", to: "Staging 1", load: "open pallet", perHour: 26 },
      { from: "Wrapper 2", to: "Staging 2", load: "open pallet", perHour: 22 },
      { from: "Rack B", to: "Dock 1", load: "open pallet", perHour: 30 },
    ],
    assumptions: { pick: 20, drop: 20 },
    choice: { vehicle: findVehicle("fork").product, count: 6 },
    seed: 7,
  });
  if (!plan.ok) throw new Error(JSON.stringify(plan.errors));
  return plan.value;
}

function pairs(names: readonly string[]) {
  return names.slice(1).map((to, index) => [names[index], to] as const);
}
