import type { Kind } from "../choose.ts";
import { bounds } from "../flow/bounds.ts";
import { limits } from "../plan/limits.ts";
import type { Plan } from "../plan/plan.ts";
import {
  limitOfAll,
  limitOfFleet,
  limitOfMore,
  missingParking,
  perhapsSmaller,
  tooLarge,
  unfinished,
} from "./limiting-place.ts";
import type { Limit, Sizing } from "./sizing.ts";
import {
  beside,
  gain,
  looks,
  patience,
  type Search,
  shareBeside,
  shareOf,
  type Trial,
  Trials,
  unknown,
  worse,
} from "./trials.ts";

type Counts = readonly number[];
type Found = Omit<Sizing, "least" | "digest">;

/**
 * The counts of several kinds together. From each kind's own estimate the fleet grows by the kind that has most late
 * orders until it keeps the promise, and shrinks as long as one vehicle less of some kind keeps it, or two of one kind
 * against one more of another.
 * @param firsts by kind: the count to begin with
 */
export function* mixedFleet(plan: Plan, kinds: readonly Kind[], firsts: Counts): Search<Found> {
  const { share: promised } = plan.work.promise;
  const least = kinds.map((kind) => Math.max(1, bounds(kind.plan).vehicles.least));
  const atLeast = sum(least);
  const trials = new Trials(plan);
  const without = (
    limit: Limit,
    { share, orders, over }: Pick<Trial, "share" | "orders" | "over">,
  ): Found => ({
    ...{ fleet: null, share, orders, over, fewer: null, more: null, limit },
  });
  const nothing = { share: unknown, orders: 0 };
  const keeps = (trial: Trial | undefined) =>
    trial !== undefined && (trial.share.mean ?? 1) >= promised && !trial.isDoubtful;
  /* Kinds for a further vehicle of which the floor has no room. */
  const full = new Set<number>();
  let room: number = limits.vehicles;
  let grown = 0;
  let counts: Counts = firsts.map((first, kind) => Math.max(first, least[kind] ?? 1));
  /* Even where that is more than the planner drives, the floor tells how many of them it has room for. */
  const part = Math.min(1, limits.vehicles / sum(counts));
  counts = counts.map((count) => Math.max(1, Math.floor(count * part)));
  let found: Trial | undefined;
  /* Vehicles of that kind that were added for the fleet that is tried. */
  let step = 1;
  while (!found && sum(counts) <= limits.vehicles) {
    const trial: Trial | undefined = yield* trials.of(counts, looks.length, { atLeast });
    if (trials.hasStopped) {
      const { several: best } = trials;
      if (!best) return without(tooLarge(atLeast, sum(counts)), nothing);
      return without(unfinished(plan, atLeast, best, sum(counts), trials), best);
    }
    if (!trial) {
      const { room: parked = [], best } = trials;
      if (best) {
        room = Math.min(room, sum(counts) - 1);
        counts = withOne(counts, grown, -step);
        if (step === 1) full.add(grown);
        const kind = step > 1 ? grown : latest(best);
        step = 1;
        if (kind === undefined) break;
        grown = kind;
        counts = withOne(counts, grown, 1);
        continue;
      }
      /* With fewer, those that the floor has room for. */
      room = sum(parked);
      if (least.some((each, kind) => each > (parked[kind] ?? 0))) break;
      counts = counts.map((count, kind) => Math.min(count, parked[kind] ?? 0));
      continue;
    }
    if (keeps(trial)) found = trial;
    else if (trial.count - (trials.best?.count ?? 0) >= patience * kinds.length) break;
    else {
      const kind = latest(trial);
      if (kind === undefined) break;
      grown = kind;
      step = trials.step(trial, counts[grown] ?? 1);
      counts = withOne(counts, grown, step);
    }
  }
  if (!found) {
    const wanted = Math.max(atLeast, sum(firsts));
    const best = yield* trials.bestInRuns({ atLeast });
    if (!best) return without(missingParking(plan, room, wanted), nothing);
    return without(limitOfAll(plan, best, trials.all, room, { wanted }), best);
  }
  trials.isFound = true;
  let isSmallest = true;
  for (let smaller: Trial | undefined = found; smaller; ) {
    found = smaller;
    smaller = undefined;
    isSmallest = true;
    for (const fewer of smallerThan(found)) {
      const trial: Trial | undefined = yield* trials.of(fewer, looks.length, { atLeast });
      if (trial?.isDoubtful || trials.hasStopped) isSmallest = false;
      if (trials.hasStopped) break;
      if (!keeps(trial)) continue;
      smaller = trial;
      break;
    }
  }
  const fleet = found;
  const kindOf = (trial: Trial, by: number) =>
    kinds.find((_, kind) => (trial.counts[kind] ?? 0) === (fleet.counts[kind] ?? 0) + by)?.vehicle;
  const named = (trial: Trial, by: number) => ({ ...beside(trial), vehicle: kindOf(trial, by)?.product });
  const fewer = [...kinds.keys()].flatMap((kind) => trials.known(withOne(fleet.counts, kind, -1)) ?? []);
  const more: Trial[] = [];
  for (const kind of kinds.keys()) {
    const trial = yield* trials.oneMore(withOne(fleet.counts, kind, 1), fleet, { atLeast });
    if (trial) more.push(trial);
  }
  const [next] = more.toSorted((a, b) => gain(b, fleet) - gain(a, fleet));
  const [hindering] = more.toSorted((a, b) => gain(a, fleet) - gain(b, fleet));
  const [closest] = fewer.toSorted((a, b) => trials.lead(b, a));
  const limit =
    hindering && gain(hindering, fleet) < -worse
      ? limitOfMore(plan, fleet, hindering, kindOf(hindering, 1)?.title)
      : limitOfFleet(plan, fleet, next, next ? limits.vehicles : fleet.count);
  return {
    fleet: kinds.map(({ vehicle }, kind) => ({
      vehicle: vehicle.product,
      count: fleet.counts[kind] ?? 0,
    })),
    share: shareOf(fleet, promised),
    orders: fleet.orders,
    fewer: closest ? named(closest, -1) : null,
    more: next ? { ...named(next, 1), share: shareBeside(next, fleet), over: undefined } : null,
    limit: isSmallest ? limit : perhapsSmaller(limit),
  };

  /** The kind with most late orders that the floor has room for. */
  function latest({ late }: Trial): number | undefined {
    return [...kinds.keys()]
      .filter((kind) => !full.has(kind))
      .toSorted((a, b) => (late[b] ?? 0) - (late[a] ?? 0) || a - b)[0];
  }

  /** One vehicle less of a kind, of the kind with fewest late orders first; then two less of one and one more of another. */
  function smallerThan({ counts: now, late }: Trial): Counts[] {
    const inOrder = [...kinds.keys()].toSorted((a, b) => (late[a] ?? 0) - (late[b] ?? 0) || a - b);
    const isEnough = (each: Counts) => each.every((count, kind) => count >= (least[kind] ?? 1));
    const exchanged = inOrder.flatMap((kind) =>
      inOrder.filter((other) => other !== kind).map((other) => withOne(withOne(now, kind, -2), other, 1)),
    );
    return [...inOrder.map((kind) => withOne(now, kind, -1)), ...exchanged].filter(isEnough);
  }
}

function withOne(counts: Counts, kind: number, by: number): Counts {
  return counts.map((count, at) => (at === kind ? count + by : count));
}

const sum = (counts: Counts) => counts.reduce((all, count) => all + count, 0);
