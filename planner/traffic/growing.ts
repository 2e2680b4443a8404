import { countsOf, resized } from "../fleet/counts.ts";
import { type Hour, limitsOf, simulatedHour } from "../fleet/limiting.ts";
import { type FleetAnswer, simulate } from "../fleet/simulate.ts";
import type { Counts } from "../fleet/total.ts";
import { bounds } from "../flow/bounds.ts";
import { limits } from "../plan/limits.ts";
import type { Plan } from "../plan/plan.ts";
import { roomOn } from "./ask.ts";
import { Fleet } from "./simulated-fleet.ts";

/** The mean hours so far: each answer equals that of `simulate` with traffic over `runs` runs. */
export type GrowingCurve = {
  counts: FleetAnswer[];
  /** The same without traffic: it takes a few milliseconds, so it comes first. */
  free: FleetAnswer[];
  /** The fleet in question. */
  count: number;
  /** What one of its vehicles does in a mean hour, and what takes most of it. */
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
 * A fleet of `count` in the plan's mean hours, with one fewer and one more, as it grows: first without traffic, then
 * with one run in traffic for each, then with one more, and so on. It sizes nothing: that is what `size` does.
 */
export function* growingCurve(plan: Plan, fleet: Counts, runs: number): Generator<GrowingCurve> {
  const hours = hoursFor(plan);
  const counts = typeof fleet === "number" ? countsOf(plan, fleet) : fleet;
  const several = counts.length > 1;
  const count = counts.reduce((sum, each) => sum + each, 0);
  const around = (fewer: number, more: number) =>
    countsAround(Math.max(count, counts.length), fewer, more).filter((each) => each >= counts.length);
  const sized = (total: number): readonly number[] => (several ? resized(plan, counts, total) : [total]);
  const alone = around(free.fewer, free.more).map((each) => {
    const fleetOfThese = several ? { counts: sized(each) } : {};
    return simulate({ plan, count: each, ...fleetOfThese, runs: free.runs, hours, traffic: false });
  });
  const none = { counts: [], free: alone, count, hours };
  const room = roomOn(plan, sized(Math.min(count + 1, limits.vehicles)));
  const fleets = around(1, 1)
    .filter((each) => each <= room)
    .map((each) => new Fleet(plan, sized(each), hours));
  yield { ...none, runs: 0, done: fleets.length === 0 };
  for (let round = 1; round <= runs && fleets.length > 0; round++) {
    const driven = fleets.map((each) => each.answer(round));
    const hour = hourOf(plan, driven, count, alone);
    yield { ...none, counts: driven, ...hour, runs: round, done: round === runs };
  }
}

function countsAround(count: number, fewer: number, more: number): number[] {
  return Array.from({ length: fewer + more + 1 }, (_, index) => count - fewer + index).filter(
    (each) => each >= 1 && each <= limits.vehicles,
  );
}

/** The hour of the fleet in question; nothing if it isn't among those that were driven. */
function hourOf(plan: Plan, counts: readonly FleetAnswer[], count: number, alone: readonly FleetAnswer[]) {
  const [inTraffic, without] = [counts, alone].map((list) => list.find((answer) => answer.count === count));
  if (!inTraffic || !without) return {};
  const counted = bounds(plan);
  const hour = simulatedHour(plan, counted, without, inTraffic);
  return { hour, limits: limitsOf(plan, hour) };
}

/** Whole hours of a run, enough for some hundred orders. */
function hoursFor({ flows }: Plan) {
  const perHour = flows.reduce((sum, flow) => sum + flow.perHour, 0);
  return Math.min(24, Math.max(1, Math.round(ordersOfRun / perHour)));
}
