import { firstCount, trialOf, whyRecommended } from "../fleet/curve.ts";
import { type Hour, limitsOf, simulatedHour } from "../fleet/limiting.ts";
import { nextCount, smallestKeeping } from "../fleet/search.ts";
import { type FleetAnswer, simulate } from "../fleet/simulate.ts";
import { bounds } from "../flow/bounds.ts";
import { limits } from "../plan/limits.ts";
import type { Plan } from "../plan/plan.ts";
import { roomOn } from "./ask.ts";
import { Fleet } from "./simulated-fleet.ts";

/** The curve so far: each answer equals that of `simulate` with traffic over `runs` runs. */
export type GrowingCurve = {
  counts: FleetAnswer[];
  /** The same without traffic: it takes a few milliseconds, so it comes first. */
  free: FleetAnswer[];
  /** The smallest count that keeps the promise so far. */
  recommended: number | null;
  why: string;
  /** What a vehicle of the recommended fleet does in an hour, and what limits that fleet. */
  hour?: Hour;
  limits?: string[];
  runs: number;
  hours: number;
  done: boolean;
};

/** Orders of one run, about; and runs and counts of the curve without traffic. */
const ordersOfRun = 150;
const free = { runs: 8, fewer: 2, more: 3 };

/**
 * The curve of `onTime` over counts as it grows: first without traffic, then with one run in traffic for each count,
 * then with one more, and so on. After every round it has tried at least what `curve` tries with as many runs.
 */
export function* growingCurve(plan: Plan, runs: number): Generator<GrowingCurve> {
  const hours = hoursFor(plan);
  const start = firstCount(plan);
  const alone = Array.from({ length: free.fewer + free.more + 1 }, (_, index) => start - free.fewer + index)
    .filter((count) => count >= 1 && count <= limits.vehicles)
    .map((count) => simulate({ plan, count, runs: free.runs, hours, traffic: false }));
  const none = { counts: [], free: alone, recommended: null, hours, done: false };
  yield { ...none, why: "", runs: 0 };

  const room = roomOn(plan, Math.min(limits.vehicles, start + maxMore));
  const { share } = plan.work.promise;
  const goal = { start: Math.min(start, room), room, share };
  /* A floor with room for every count that could be tried is not reported as full. */
  const shownRoom = room < start + maxMore ? room : limits.vehicles;
  const fleets = new Map<number, Fleet>();
  for (let round = 1; round <= runs && room > 0; round++) {
    const answers: FleetAnswer[] = [];
    const tried = () => answers.map((answer) => trialOf(plan, answer));
    const known = [...fleets.keys()];
    for (;;) {
      const count = known.shift() ?? nextCount(tried(), goal);
      if (count === undefined) break;
      const fleet = fleets.get(count) ?? new Fleet(plan, count, hours);
      fleets.set(count, fleet);
      answers.push(fleet.answer(round));
      if (known.length > 0) continue;
      const counts = answers.toSorted((a, b) => a.count - b.count);
      const recommended = smallestKeeping(tried(), share);
      const why = whyRecommended(plan, counts, recommended, shownRoom);
      const done = round === runs && nextCount(tried(), goal) === undefined;
      const limiting = limitingOf(plan, counts, recommended, hours, alone);
      yield { counts, free: alone, recommended, why, ...limiting, runs: round, hours, done };
    }
  }
  if (room === 0) yield { ...none, why: whyRecommended(plan, [], null, 0), runs: 0, done: true };
}

/** The hour and limits of the recommended fleet; nothing if there is none. */
function limitingOf(
  plan: Plan,
  counts: readonly FleetAnswer[],
  recommended: number | null,
  hours: number,
  alone: readonly FleetAnswer[],
) {
  const inTraffic = counts.find(({ count }) => count === recommended);
  if (!inTraffic) return {};
  const { count } = inTraffic;
  const without =
    alone.find((answer) => answer.count === count) ??
    simulate({ plan, count, runs: free.runs, hours, traffic: false });
  const counted = bounds(plan);
  const hour = simulatedHour(plan, counted, without, inTraffic);
  return { hour, limits: limitsOf(plan, counted, count, hour) };
}

/** How many vehicles beyond the expected count are given parking. */
const maxMore = 20;

/** Whole hours of a run, enough for some hundred orders. */
function hoursFor({ flows }: Plan) {
  const perHour = flows.reduce((sum, flow) => sum + flow.perHour, 0);
  return Math.min(24, Math.max(1, Math.round(ordersOfRun / perHour)));
}
