import { bounds } from "../flow/bounds.ts";
import type { InputError, Outcome } from "../plan/fields.ts";
import { limits } from "../plan/limits.ts";
import type { Plan } from "../plan/plan.ts";
import { type FleetTrial, nextCount, peakOf, smallestKeeping } from "./search.ts";
import type { FleetAnswer } from "./simulate.ts";
import type { Simulation } from "./simulation.ts";

export type Curve = {
  /** One answer for each count, up to one more than recommended. */
  counts: FleetAnswer[];
  /** The smallest count that keeps the promise; null if none of these does. */
  recommended: number | null;
  why: string;
};

type Question = Omit<Simulation, "count">;

/**
 * Searches for the smallest fleet that keeps the plan's promise, starting with the count that the bounds expect: fewer
 * while the promise holds, or more until it does; then one more, to show what it would bring.
 */
export function curve(
  question: Question,
  simulate: (simulation: Simulation) => Outcome<FleetAnswer>,
): Outcome<Curve> {
  const { plan } = question;
  const { share } = plan.work.promise;
  const answers: FleetAnswer[] = [];
  /* The vehicles that the floor can park; lowered by each count that is refused. */
  let room: number = limits.vehicles;
  for (;;) {
    const tried = answers.map((answer) => trialOf(plan, answer));
    const count = nextCount(tried, { start: Math.min(firstCount(plan), room), room, share });
    if (count === undefined) break;
    const outcome = simulate({ ...question, count });
    if (outcome.ok) answers.push(outcome.value);
    else if (isOfCount(outcome.errors)) room = count - 1;
    else return outcome;
  }
  const counts = answers.sort((a, b) => a.count - b.count);
  const recommended = smallestKeeping(
    counts.map((answer) => trialOf(plan, answer)),
    share,
  );
  const why = whyRecommended(plan, counts, recommended, room);
  return { ok: true, value: { counts, recommended, why } };
}

const isOfCount = (errors: readonly InputError[]) => errors.every(({ path }) => path === "count");

/** The count with which a search starts. */
function firstCount(plan: Plan): number {
  const { least, expected } = bounds(plan).vehicles;
  return Math.max(1, Math.min(expected ?? least, limits.vehicles));
}

/** An answer as the search sees it: a run without orders kept the whole promise. */
function trialOf({ flows }: Plan, { count, onTime, throughput }: FleetAnswer): FleetTrial {
  return { count, onTime: onTime.mean ?? 1, done: (throughput.mean ?? 0) / ordersAnHour(flows) };
}

const ordersAnHour = (flows: Plan["flows"]) => flows.reduce((sum, { perHour }) => sum + perHour, 0);

/** Why a count is recommended or none is, and what more vehicles would do. */
function whyRecommended(
  plan: Plan,
  counts: readonly FleetAnswer[],
  recommended: number | null,
  room: number,
): string {
  const { within, share } = plan.work.promise;
  const promise = `the promise of ${percent(share)} of orders reached within ${within} s`;
  const onTime = (count: number) => counts.find((answer) => answer.count === count)?.onTime.mean ?? undefined;
  if (counts.length === 0)
    return "This floor has no room to park a vehicle beside the ways to all pick-ups and drops. Add a side lane or widen a lane.";
  if (recommended === null) {
    const best = Math.max(...counts.map((answer) => answer.onTime.mean ?? 0));
    const full = room < limits.vehicles ? ` The floor has room for ${room}.` : "";
    return `No count that was tried keeps ${promise}: the best reaches ${percent(best)}. Promise more time, or shorten ways and handling.${full}${crowdingNote(plan, counts)}`;
  }
  const [fewer, more] = [onTime(recommended - 1), onTime(recommended + 1)];
  const [reached = 1] = [onTime(recommended)];
  const less = fewer === undefined ? "" : ` With ${recommended - 1} it is ${percent(fewer)}.`;
  const falls =
    more !== undefined && more < reached - scatter
      ? ` With ${recommended + 1} it falls to ${percent(more)}: ${crowded}`
      : "";
  return `${recommended} is the smallest count that keeps ${promise} at ${rounded(ordersAnHour(plan.flows))} orders an hour: ${percent(reached)}.${less}${falls}`;
}

/** A share that falls by less than this may do so by chance. */
const scatter = 0.02;

const crowded =
  "more vehicles get into each other's way on these lanes. One-way lanes or a second lane would help more.";

/** Says so if the largest fleets did worse than a smaller one. */
function crowdingNote(plan: Plan, counts: readonly FleetAnswer[]) {
  const peak = peakOf(counts.map((answer) => trialOf(plan, answer)));
  const share = (count: number) => counts.find((answer) => answer.count === count)?.onTime.mean ?? 0;
  const last = counts.at(-1)?.count ?? peak;
  if (share(last) > share(peak) - scatter) return "";
  return ` Beyond ${peak} the share falls, to ${percent(share(last))} with ${last}: ${crowded}`;
}

const rounded = (value: number) => Math.round(value * 10) / 10;
const percent = (share: number) => `${rounded(share * 100)} %`;
