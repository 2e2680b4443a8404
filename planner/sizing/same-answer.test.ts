import { describe, expect, it } from "vitest";
import { totalOf } from "../fleet/total.ts";
import { asInput, type Plan } from "../plan/plan.ts";
import { readPlan } from "../plan/read-plan.ts";
import { presets } from "../presets/presets.ts";
import { size } from "./size.ts";

type Input = ReturnType<typeof asInput>;
type Change = [what: string, change: (plan: Input) => unknown];

const other = (id: string) => `§ ${[...id].reverse().join("")}`;
const moved =
  (to: (x: number, y: number) => [x: number, y: number]) =>
  ({ places, ...plan }: Input) => ({
    ...plan,
    places: places.map((place) => {
      const [x, y] = to(place.x, place.y);
      return { ...place, x, y };
    }),
  });
const orders = (by: number) => (plan: Input) => ({
  ...plan,
  flows: plan.flows.map((flow) => (flow.every ? flow : { ...flow, perHour: by * flow.perHour })),
});
const promised = (promise: Partial<Plan["work"]["promise"]>) => (plan: Input) => ({
  ...plan,
  work: { ...plan.work, promise: { ...plan.work.promise, ...promise } },
});
const handedOverIn = (seconds: number) => (plan: Input) => ({
  ...plan,
  assumptions: { ...plan.assumptions, pick: seconds, drop: seconds },
});
const atMost = (speed: number) => (plan: Input) => ({ ...plan, version: 2, site: { ...plan.site, speed } });

const same: Change[] = [
  [
    "other names",
    ({ places, lanes, flows, loads, tours, ...plan }) => ({
      ...plan,
      places: places.map((place) => ({ ...place, id: other(place.id) })),
      lanes: lanes.map((lane) => ({ ...lane, from: other(lane.from), to: other(lane.to) })),
      loads: loads.map((load) => ({ ...load, id: other(load.id) })),
      flows: flows.map(({ from, to, load, ...flow }) => ({
        ...flow,
        ...{ from: other(from), to: other(to), load: other(load) },
      })),
      tours: tours?.map((tour) => ({ ...tour, load: other(tour.load), stops: tour.stops.map(other) })),
    }),
  ],
  [
    "places and loads in another order",
    (plan) => ({
      ...plan,
      ...{ places: plan.places.toReversed(), loads: plan.loads.toReversed() },
    }),
  ],
  ["a floor that lies elsewhere", moved((x, y) => [x + 12_345, y - 6789])],
  ["a floor that is turned by a quarter", moved((x, y) => [-y, x])],
  [
    "a load and a place that nothing names",
    ({ loads, places, ...plan }) => ({
      ...plan,
      loads: [
        { id: "crate", carrier: "rack", length: 3000, width: 2500, height: 5000, weight: 9000 },
        ...loads,
      ],
      places: [...places, { id: "far", x: 900_000, y: 900_000 }],
    }),
  ],
  ["a speed limit above the vehicle's speed", atMost(9)],
  [
    "another name and another count in mind",
    (plan) => ({ ...plan, name: "", choice: { ...plan.choice, count: 9 } }),
  ],
];

const noFewer: Change[] = [
  ["a tenth more orders", orders(1.1)],
  ["a speed limit", atMost(0.6)],
];

const noMore: Change[] = [
  ["half of the orders", orders(0.5)],
  ["a hundredth of the orders", orders(0.01)],
  ["a longer promise", promised({ within: 1200 })],
  ["a smaller promise", promised({ share: 0.8 })],
  ["faster handovers", handedOverIn(5)],
];

/* Those that are sized in a tenth of a second, where the line has their vehicles. */
const quick = presets.filter(({ id }) => ["line-side-milk-run", "transfer-point"].includes(id));

describe.each(quick)("$id", ({ plan: preset }) => {
  const plan = asInput(preset);
  const sizing = sized(plan);
  const count = totalOf(sizing.fleet ?? []);

  it.each(same)("has the same fleet and share with %s", (_, change) => {
    expect({ ...sized(change(plan)), limit: null, digest: "" }).toEqual({
      ...sizing,
      limit: null,
      digest: "",
    });
  });

  it.each(noFewer)("needs no fewer vehicles with %s", (_, change) => {
    const { fleet } = sized(change(plan));
    expect(fleet ? totalOf(fleet) : Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(count);
  });

  it.each(noMore)("needs no more vehicles with %s", (_, change) => {
    const { fleet } = sized(change(plan));
    expect(fleet ? totalOf(fleet) : Number.POSITIVE_INFINITY).toBeLessThanOrEqual(count);
  });
});

function sized(input: unknown) {
  const read = readPlan(JSON.parse(JSON.stringify(input)));
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  return size(read.value);
}
