import { bounds } from "../flow/bounds.ts";
import type { InputError, Outcome } from "../plan/fields.ts";
import { limits } from "../plan/limits.ts";
import type { Plan } from "../plan/plan.ts";
import type { FleetAnswer } from "./simulate.ts";
import type { Simulation } from "./simulation.ts";

export type Curve = {
  /** One answer a count, up to one more than recommended. */
  counts: FleetAnswer[];
  /** The smallest count that keeps the promise; null where none of these does. */
  recommended: number | null;
  why: string;
};

type Question = Omit<Simulation, "count">;

/** Fleets that one question may try. */
const most = 24;

/**
 * Looks for the smallest fleet that keeps the plan's promise, from the count that the bounds expect: down while the
 * promise holds, or up until it does; then one more, to show what it would bring.
 */
export function curve(
  question: Question,
  simulate: (simulation: Simulation) => Outcome<FleetAnswer>,
): Outcome<Curve> {
  const { least, expected } = bounds(question.plan).vehicles;
  const { share } = question.plan.work.promise;
  const answers = new Map<number, FleetAnswer>();
  /* Lowered by each count that is refused: a floor has room for so many. */
  let room: number = limits.vehicles;
  let refused: InputError[] | undefined;
  const keeps = (count: number) => {
    if (count > room) return false;
    const known = answers.get(count);
    const outcome = known ? ({ ok: true, value: known } as const) : simulate({ ...question, count });
    if (!outcome.ok) {
      if (outcome.errors.some(({ path }) => path !== "count")) refused = outcome.errors;
      room = refused ? 0 : count - 1;
      return false;
    }
    answers.set(count, outcome.value);
    return (outcome.value.onTime.mean ?? 1) >= share;
  };
  let count = Math.max(1, Math.min(expected ?? least, limits.vehicles));
  while (count < room && answers.size < most && !keeps(count)) count++;
  while (count > 1 && answers.size < most && (count > room || keeps(count - 1))) count--;
  if (refused) return { ok: false, errors: refused };
  const recommended = keeps(count) ? count : null;
  if (recommended !== null && count < limits.vehicles) keeps(count + 1);
  const counts = [...answers.values()].sort((a, b) => a.count - b.count);
  const words = whyRecommended(question.plan, counts, recommended, promiseOf(question.plan), room);
  return { ok: true, value: { counts, recommended, why: words } };
}

/** What the plan promises, in words. */
export const promiseOf = ({ work: { promise } }: Plan) =>
  `${percent(promise.share)} of orders reached within ${promise.within} s`;

/** Why a count is recommended, or none. */
export function whyRecommended(
  { flows }: Plan,
  counts: readonly FleetAnswer[],
  recommended: number | null,
  promise: string,
  room: number,
): string {
  const onTime = (count: number) => counts.find((answer) => answer.count === count)?.onTime.mean ?? 0;
  const orders = flows.reduce((sum, { perHour }) => sum + perHour, 0);
  if (recommended === null) {
    const best = counts.reduce((most, answer) => Math.max(most, answer.onTime.mean ?? 0), 0);
    if (counts.length === 0)
      return "This floor has no room to park a vehicle beside the ways to all pick-ups and drops. Add a side lane or widen a lane.";
    const full = room < limits.vehicles ? ` The floor has room for ${room}.` : "";
    return `No count that was tried keeps the promise of ${promise}: the best reaches ${percent(best)}. Promise more time, or shorten ways and handling.${full}`;
  }
  const fewer = counts.some(({ count }) => count === recommended - 1)
    ? ` With ${recommended - 1} it is ${percent(onTime(recommended - 1))}.`
    : "";
  return `${recommended} is the smallest count that keeps the promise of ${promise} at ${rounded(orders)} orders an hour: ${percent(onTime(recommended))}.${fewer}`;
}

const rounded = (value: number) => Math.round(value * 10) / 10;
const percent = (share: number) => `${rounded(share * 100)} %`;
