import { kindsOf } from "../choose.ts";
import { bounds } from "../flow/bounds.ts";
import { inMinutes } from "../in-words.ts";
import type { InputError, Outcome } from "../plan/fields.ts";
import { limits } from "../plan/limits.ts";
import type { Plan } from "../plan/plan.ts";
import type { Over, Sizing } from "../sizing/sizing.ts";
import { countsIn, countsOf, resized } from "./counts.ts";
import type { FleetAnswer } from "./simulate.ts";
import type { Simulation } from "./simulation.ts";
import { totalOf } from "./total.ts";

export type Curve = {
  /** Mean hours of the recommended fleet, of one fewer and one more; without one, of fleets around the estimate. */
  counts: FleetAnswer[];
  /** The fleet of the plan's sizing; null if it names none. */
  recommended: number | null;
  why: string;
};

type Question = Omit<Simulation, "count" | "counts">;

/** How fleets around that of a sizing do in mean hours. What it recommends is the sizing's: there is one answer. */
export function curve(
  question: Question,
  sizing: Sizing,
  simulate: (simulation: Simulation) => Outcome<FleetAnswer>,
): Outcome<Curve> {
  const { plan } = question;
  const recommended = sizing.fleet && totalOf(sizing.fleet);
  const kinds = kindsOf(plan).length;
  const sized = (sizing.fleet && countsIn(plan, sizing.fleet)) ?? undefined;
  const counts: FleetAnswer[] = [];
  const middle = recommended ?? estimated(plan);
  for (const count of [middle - 1, middle, middle + 1]) {
    if (count < kinds || count > limits.vehicles) continue;
    const each = kinds > 1 ? { counts: resized(plan, sized ?? countsOf(plan, count), count) } : {};
    const outcome = simulate({ ...question, count, ...each });
    if (outcome.ok) counts.push(outcome.value);
    else if (!isOfCount(outcome.errors)) return outcome;
  }
  return { ok: true, value: { counts, recommended, why: whyRecommended(plan, sizing, recommended) } };
}

const isOfCount = (errors: readonly InputError[]) => errors.every(({ path }) => path === "count");

function estimated(plan: Plan): number {
  const { least, expected } = bounds(plan).vehicles;
  return Math.max(kindsOf(plan).length, Math.min(expected ?? least, limits.vehicles));
}

/** Why a count is recommended or none is, and what one vehicle fewer or more would do. */
function whyRecommended(plan: Plan, { share, over, fewer, more, limit }: Sizing, recommended: number | null) {
  const { within, share: promised } = plan.work.promise;
  const promise = `the promise of ${percent(promised)} of pick-ups within ${inMinutes(within)}`;
  const limited = limit ? ` ${limit.text}` : "";
  if (recommended === null) {
    if (limit?.kind === "work" || limit?.kind === "vehicle") return limit.text;
    const best = share.mean === null ? "" : `: the best reaches ${percent(share.mean)}`;
    return `No fleet keeps ${promise} in the busiest hour${best}${overDays(over)}.${limited}`;
  }
  const beside = [fewer, more].map((other) =>
    other ? ` With ${other.count} it is ${percent(other.share)}${overDays(other.over)}.` : "",
  );
  return `${recommended} is the smallest count that keeps ${promise} in the busiest hour: ${percent(share.mean ?? 1)}.${beside.join("")}${limited}`;
}

const overDays = (over: Over | undefined) => (over ? " over whole days" : "");

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
