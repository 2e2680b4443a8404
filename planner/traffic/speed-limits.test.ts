import { expect, it } from "vitest";
import { randomFloor } from "#tests/support/random-floor.ts";
import { simulate } from "../fleet/simulate.ts";
import { limitedTimes } from "../floor/distances.ts";
import type { Point } from "../floor/floor.ts";
import { bounds } from "../flow/bounds.ts";
import { example, planWith } from "../plan/example.ts";
import type { Plan } from "../plan/plan.ts";
import { readPlan } from "../plan/read-plan.ts";
import { plannedVehicle } from "../vehicles.ts";
import { answerTrace } from "./ask.ts";

const slow = { ...example, lanes: example.lanes.map((lane, at) => ({ ...lane, speed: [0.4, 0.8][at] })) };

const floors: readonly (readonly [string, object, number])[] = [
  ["lanes of the example", slow, 2],
  ["the whole site", { ...example, site: { ...example.site, speed: 0.6 } }, 2],
  ...[1, 4].map((seed) => {
    const floor = randomFloor(seed);
    const lanes = floor.lanes.map((lane, at) => (at % 2 ? lane : { ...lane, speed: 0.3 + 0.2 * (at % 5) }));
    return [`random floor ${seed}`, { ...floor, lanes, site: { speed: 1.1 } }, floor.choice.count] as const;
  }),
];

it.each(floors)("nobody exceeds a limit: %s", (_, input, count) => {
  const plan = planOf(input);
  const answer = answerTrace({ plan: input, count, seconds: 600 });
  if (!answer.ok) throw new Error(JSON.stringify(answer.errors));
  const last = new Map<string, Seen>();
  let dropped = 0;
  let fastest = 0;
  for (const line of answer.value) {
    const { vehicles, orders = [] } = JSON.parse(line) as { vehicles: Seen[]; orders?: { event: string }[] };
    for (const seen of vehicles) {
      const before = last.get(seen.id);
      last.set(seen.id, seen);
      if (!before) continue;
      const speed = distance(before, seen) / 100; /* mm in 100 ms = m/s */
      fastest = Math.max(fastest, speed);
      expect(speed, line).toBeLessThanOrEqual(limitAt(plan, before, seen) + 0.002);
    }
    dropped += orders.filter(({ event }) => event === "dropped").length;
  }
  expect(dropped).toBeGreaterThan(0);
  expect(fastest).toBeGreaterThan(0.3);
});

it("without traffic, a lane takes its length over its limit, and the fastest way is driven", () => {
  const places = [
    { id: "a", x: 0, y: 0, handover: "floor" },
    { id: "b", x: 30_000, y: 0, handover: "floor" },
    { id: "c", x: 15_000, y: 20_000 },
  ];
  const lanes = [
    { from: "a", to: "b", both: true, width: 2800, speed: 0.5 },
    { from: "a", to: "c", both: true, width: 2800 },
    { from: "c", to: "b", both: true, width: 2800 },
  ];
  const flows = [{ from: "a", to: "b", load: "pallet", perHour: 10 }];
  const plan = planWith({ places, lanes, flows });
  /* Straight: 60 s. Round by c: 50 m at the fork's own speed. */
  expect(limitedTimes(plan, 1.5)?.[1]).toBeCloseTo(33_333.3, 0);
  expect(bounds(plan).perHour.loaded).toBeCloseTo((10 * 50) / plannedVehicle("fork").speed, 0);
  const limited = bounds(planWith({ places, lanes, flows, site: { speed: 0.25 } }));
  expect(limited.perHour.loaded).toBeCloseTo(1200);
  const question = { count: 50, runs: 2, hours: 24, traffic: false };
  const use = (of: Plan) => simulate({ ...question, plan: of }).utilisation.mean ?? 0;
  const alone = planWith({ places, lanes: lanes.slice(0, 1), flows });
  expect(use(alone)).toBeGreaterThan(use(plan));
});

it("a limit above the vehicle's own speed changes nothing", () => {
  const fast = planWith({ lanes: example.lanes.map((lane) => ({ ...lane, speed: 9 })), site: { speed: 9 } });
  const plain = planWith({ site: {} });
  expect(bounds(fast)).toEqual(bounds(plain));
  expect(limitedTimes(fast, 1.5)).toBeUndefined();
});

type Seen = { id: string; x: number; y: number };

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

function planOf(input: object): Plan {
  const read = readPlan(input);
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  return read.value;
}

/** The highest limit of those lanes on which a vehicle may have been: at a crossing several do. */
function limitAt(plan: Plan, ...points: Point[]) {
  const at = new Map(plan.places.map((place) => [place.id, place]));
  const site = plan.site.speed ?? 1.5;
  const limits = plan.lanes.flatMap(({ from, to, width = 0, speed = site }) => {
    const [a, b] = [at.get(from), at.get(to)];
    const isOn = a && b && points.some((point) => toLine(point, a, b) <= width / 2 + 100);
    return isOn ? [Math.min(speed, site)] : [];
  });
  return limits.length > 0 ? Math.max(...limits) : site;
}

function toLine(point: Point, a: Point, b: Point) {
  const length = distance(a, b);
  if (length === 0) return distance(point, a);
  const share = ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / (length * length);
  const clamped = Math.min(1, Math.max(0, share));
  return distance(point, { x: a.x + clamped * (b.x - a.x), y: a.y + clamped * (b.y - a.y) });
}
