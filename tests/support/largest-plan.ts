import type { Plan } from "#planner/plan/plan.ts";
import { readPlan } from "#planner/plan/read-plan.ts";

/** A plan of a large hall. */
const largest = { loads: 10, places: 30, lanes: 60, flows: 40 };

/** A plan with that many entries, each flow between places of its own. @throws where it is wrong */
export function largestPlan(): Plan {
  const list = <Entry>(length: number, entry: (index: number) => Entry) =>
    Array.from({ length }, (_, index) => entry(index));
  const half = largest.places / 2;
  const read = readPlan({
    version: 1,
    name: "As large as may be",
    loads: list(largest.loads, (index) => ({
      id: `load ${index}`,
      carrier: "open-pallet",
      length: 1200,
      width: 800,
      height: 1600,
      weight: 900,
    })),
    places: list(largest.places, (index) => ({
      id: `place ${index}`,
      x: index * 1000,
      y: (index % 7) * 1300,
      handover: "floor",
    })),
    lanes: list(largest.lanes, (index) => ({
      from: `place ${index % largest.places}`,
      to: `place ${(index < largest.places ? index + 1 : index * 7 + 3) % largest.places}`,
      both: true,
      width: 3000 + index,
    })),
    flows: list(largest.flows, (index) => ({
      from: `place ${index % half}`,
      to: `place ${half + ((index * 7) % half)}`,
      load: `load ${index % largest.loads}`,
      perHour: 1 + ((index * 37) % 11),
    })),
  });
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  return read.value;
}
