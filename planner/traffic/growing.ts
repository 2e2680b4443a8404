import { promiseOf, whyRecommended } from "../fleet/curve.ts";
import type { Run } from "../fleet/run.ts";
import { answerOf, type FleetAnswer } from "../fleet/simulate.ts";
import { bounds } from "../flow/bounds.ts";
import type { Plan } from "../plan/plan.ts";
import { layoutFor, roomOn } from "./ask.ts";
import { runTraffic } from "./run.ts";

/** The curve so far: each answer is the one of `simulate` with traffic over `runs` runs. */
export type GrowingCurve = {
  counts: FleetAnswer[];
  /** The smallest count that keeps the promise so far. */
  recommended: number | null;
  why: string;
  runs: number;
  hours: number;
  done: boolean;
};

/** Fleets that are tried at most, and orders of one run about. */
const most = { fleets: 16, orders: 150 };

/**
 * The curve of `onTime` over counts as it grows: first one run a count, then one more of each. After every round the
 * smallest count that keeps the promise, one fewer and one more are among them, as far as the floor has room.
 */
export function* growingCurve(plan: Plan, runs: number): Generator<GrowingCurve> {
  const hours = hoursFor(plan);
  const fleets = new Map<number, Fleet>();
  const { least, expected } = bounds(plan).vehicles;
  const room = roomOn(plan, (expected ?? least) + most.fleets);
  const share = plan.work.promise.share;
  let round = 0;

  const seen = () => [...fleets.keys()].filter((count) => (fleets.get(count)?.runs.length ?? 0) >= round);
  const answers = () =>
    seen()
      .sort((a, b) => a - b)
      .map((count) => answerFor(count));
  const answerFor = (count: number) => {
    const { runs = [] } = fleets.get(count) ?? {};
    const simulation = { plan, count, runs: round, hours, traffic: true };
    return answerOf(simulation, (run) => copyOf(runs[run]));
  };
  const keeping = () => answers().find(({ onTime }) => (onTime.mean ?? 1) >= share)?.count ?? null;
  const shown = (done = false): GrowingCurve => {
    const counts = answers();
    const recommended = keeping();
    return {
      counts,
      recommended,
      why: whyRecommended(plan, counts, recommended, promiseOf(plan), room),
      runs: round,
      hours,
      done,
    };
  };
  const grow = (count: number) => {
    const fleet = fleets.get(count) ?? new Fleet(plan, count, hours);
    fleets.set(count, fleet);
    while (fleet.runs.length < round) fleet.run();
  };
  /** Whether the last vehicle stood in the way of the others more than it helped. */
  const isFalling = () => {
    const [before, last] = answers().slice(-2);
    return before !== undefined && last !== undefined && (last.onTime.mean ?? 1) < (before.onTime.mean ?? 1);
  };
  /** The count that is missing for an answer, or none. */
  const missing = () => {
    const best = keeping();
    const near = best === null ? [Math.max(0, ...fleets.keys()) + 1] : [best - 1, best + 1];
    if (fleets.size >= most.fleets || (best === null && isFalling())) return undefined;
    return near.find((count) => count >= 1 && count <= room && !fleets.has(count));
  };

  for (round = 1; round <= runs && room > 0; round++) {
    const known = fleets.size > 0 ? [...fleets.keys()] : [Math.max(1, Math.min(expected ?? least, room))];
    for (const count of known) grow(count);
    yield shown();
    for (let next = missing(); next !== undefined; next = missing()) {
      grow(next);
      yield shown();
    }
  }
  round = Math.min(round, runs);
  yield shown(true);
}

/** Whole hours of a run, so many that it has some hundred orders. */
function hoursFor({ flows }: Plan) {
  const perHour = flows.reduce((sum, flow) => sum + flow.perHour, 0);
  return Math.min(24, Math.max(1, Math.round(most.orders / perHour)));
}

/** One count's runs, each simulated once. */
class Fleet {
  readonly runs: Run[] = [];
  readonly #run: (run: number) => Run;

  constructor(plan: Plan, count: number, hours: number) {
    const layout = layoutFor(plan, count);
    if (!layout.ok) throw new Error(layout.errors[0]?.message ?? "no room");
    this.#run = (run) => runTraffic(layout.value, Math.round(hours * 3_600_000), plan.seed, run);
  }

  run() {
    this.runs.push(this.#run(this.runs.length));
  }
}

function copyOf(run: Run | undefined): Run {
  if (!run) throw new Error("A run that is asked for was simulated");
  return { ...run, waits: run.waits.slice() };
}
