import type { Plan } from "../plan/plan.ts";
import { readPlan } from "../plan/read-plan.ts";
import { corner, park, ring, stop } from "../presets/ring.ts";

const floor = { handover: "floor" };
const apart = 44_000; /* mm */

/** Four halls with a ring each, joined by a lane: three wrappers, three staging places and thirteen chargers in each. */
export function fiftyForks(): Plan {
  const names = ["A", "B", "C", "D"];
  const halls = names.map(hallOf);
  const plan = readPlan({
    version: 1,
    name: "Fifty forks in four halls",
    loads: [
      { id: "open pallet", carrier: "open-pallet", length: 1200, width: 800, height: 1600, weight: 850 },
    ],
    places: halls.flatMap(({ places }) => places),
    lanes: [
      ...halls.flatMap(({ lanes }) => lanes),
      ...names.slice(1).map((hall, at) => {
        return { from: `${names[at]} ring-1`, to: `${hall} ring-5`, both: true, width: 2800 };
      }),
    ],
    flows: names.flatMap((hall) =>
      [1, 2, 3].map((stop) => {
        const [from, to] = [`${hall} wrapper ${stop}`, `${hall} staging ${stop}`];
        return { from, to, load: "open pallet", perHour: 20 };
      }),
    ),
    choice: { vehicle: "fork", count: 50 },
    seed: 1,
  });
  if (!plan.ok) throw new Error(JSON.stringify(plan.errors));
  return plan.value;
}

function hallOf(name: string, at: number) {
  const up = at * apart;
  const beside = (x: number, aside: number, kind: string) =>
    [22_000, 15_000, 8000].map((y, index) =>
      stop(x, y + up, [aside, 0], { id: `${kind} ${index + 1}`, ...floor }),
    );
  const chargers = [43_000, 40_000, 37_000, 34_000, 31_000, 28_000, 25_000, 22_000, 19_000, 16_000];
  const south = [16_000, 22_000, 28_000];
  const { places, lanes } = ring(
    [
      corner(10_000, 28_000 + up),
      ...beside(10_000, -6000, "wrapper"),
      corner(10_000, 2000 + up),
      ...south.map((x, index) => park(`charger ${index + 11}`, x, 2000 + up, [0, -5000])),
      corner(46_000, 2000 + up),
      ...beside(46_000, 6000, "staging").reverse(),
      corner(46_000, 28_000 + up),
      ...chargers.map((x, index) => park(`charger ${index + 1}`, x, 28_000 + up, [0, 5000])),
    ],
    2800,
  );
  const named = (id: string) => `${name} ${id}`;
  return {
    places: places.map((place) => ({ ...place, id: named(place.id) })),
    lanes: lanes.map((lane) => ({ ...lane, from: named(lane.from), to: named(lane.to) })),
  };
}
