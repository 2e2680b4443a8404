import { type Kind, kindsOf, settled } from "../choose.ts";
import { fitVehicles } from "../fit/fit.ts";
import { bounds, fewest, peakWork } from "../flow/bounds.ts";
import { digest } from "../numbers/digest.ts";
import { limits } from "../plan/limits.ts";
import type { Plan } from "../plan/plan.ts";
import { runnerOf } from "./busiest-hour.ts";
import {
  limitOfAll,
  limitOfFleet,
  limitOfMore,
  missingParking,
  perhapsSmaller,
  tooLarge,
  unfinished,
} from "./limiting-place.ts";
import { mixedFleet } from "./mixed-fleet.ts";
import type { Known, Limit, Sizing, Stop, Tally, Task } from "./sizing.ts";
import { costOfStop } from "./stopped-vehicle.ts";
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

/** Sizes a plan's fleet: the same plan and seed give the same answer everywhere. */
export const size = (plan: Plan): Sizing => answered(plan, smallestFleet(plan));

/** The same with what a stop costs that fleet, which takes half as long again. */
export const sizeWithStop = (plan: Plan) => answered(plan, withStop(plan));

/** What a stop costs a plan's fleet. */
export const stopOf = (plan: Plan, sizing: Sizing) => answered(plan, costOfStop(plan, sizing));

function answered<Answer>(plan: Plan, search: Search<Answer>): Answer {
  const runTask = runnerOf(plan);
  let step = search.next();
  while (!step.done) step = search.next(step.value.tasks.map(runTask));
  return step.value;
}

/**
 * Does independent runs wherever it likes, and returns their tallies in the order of the tasks. `runnerOf(plan)` does one
 * of them.
 */
type RunAll = (tasks: readonly Task[]) => Promise<Tally[]>;

/**
 * Sizes a plan's fleet on several workers.
 * @param told what is known so far
 */
export function sizeOn(
  plan: Plan,
  runAll: RunAll,
  told: (known: Known) => void = () => undefined,
): Promise<Sizing> {
  return answeredOn(smallestFleet(plan), runAll, told);
}

/** What a stop costs a plan's fleet, which is asked for once the fleet is shown. */
export const stopOn = (plan: Plan, sizing: Sizing, runAll: RunAll) =>
  answeredOn(costOfStop(plan, sizing), runAll, () => undefined);

async function answeredOn<Answer>(
  search: Search<Answer>,
  runAll: RunAll,
  told: (known: Known) => void,
): Promise<Answer> {
  let step = search.next();
  while (!step.done) {
    told(step.value.known);
    step = search.next(await runAll(step.value.tasks));
  }
  return step.value;
}

/** The smallest fleet, and what a stop costs it, which is no part of the digest: the fleet's stays what it was. */
function* withStop(plan: Plan): Search<Sizing & { stop: Stop | null }> {
  const sized = yield* smallestFleet(plan);
  return { ...sized, stop: yield* costOfStop(plan, sized) };
}

/** Asks for independent runs until the smallest fleet is known. What it asks for follows from what it was told alone. */
function* smallestFleet(plan: Plan): Search<Sizing> {
  const { least } = bounds(plan).vehicles;
  const kinds = kindsOf(plan);
  const unfit = unfitOf(kinds);
  const answer = (given: Omit<Sizing, "least" | "digest">): Sizing => {
    const { fleet, share, orders, over, fewer, more, limit } = given;
    const all = { fleet, share, orders, over, fewer, more, least, limit };
    return { ...all, digest: digest(JSON.stringify([settled(plan), all])) };
  };
  const without = (limit: Limit, { share, orders, over }: Pick<Trial, "share" | "orders" | "over">) =>
    answer({ fleet: null, share, orders, over, fewer: null, more: null, limit });
  const nothing = { share: unknown, orders: 0 };
  if (unfit) return without({ kind: "vehicle", at: null, text: unfit.text }, nothing);
  if (least > limits.vehicles) return without(tooLarge(least, limits.vehicles), nothing);
  const { share: promised } = plan.work.promise;
  if (kinds.length > 1) {
    const firsts = kinds.map((kind) => firstCount(kind.plan));
    return answer(yield* mixedFleet(plan, kinds, firsts));
  }
  const vehicle = kinds[0]?.vehicle.product;
  if (!vehicle) throw new Error("A plan has one kind of vehicle at least");
  const trials = new Trials(plan);
  let atLeast = Math.max(1, least);
  let room: number = limits.vehicles;

  let count = Math.max(atLeast, firstCount(plan));
  let found: Trial | undefined;
  while (count >= atLeast && count <= room) {
    const trial: Trial | undefined = yield* tried(count, looks.length);
    if (trials.hasStopped) {
      if (found) break;
      const { several: best } = trials;
      if (!best) return without(tooLarge(atLeast, count), nothing);
      return without(unfinished(plan, atLeast, best, count, trials), best);
    }
    if (!trial) {
      /* With those that the floor has room for, unless they were tried. */
      if (trials.known([room])) break;
      count = room;
      continue;
    }
    if (keeps(trial)) {
      found = trial;
      trials.isFound = true;
      if (trials.known([count - 1])?.isDone) break;
      count--;
    } else {
      if ((trial.share.high ?? 1) < promised && count === atLeast) atLeast = count + 1;
      if (found || count - (trials.best?.count ?? count) >= patience) break;
      count = Math.max(count, ...trials.all.map((each) => each.count)) + trials.step(trial, count);
    }
  }
  if (!found) {
    const wanted = Math.max(atLeast, firstCount(plan));
    yield* trials.smaller({ atLeast });
    if (room < limits.vehicles) yield* trials.largest({ atLeast });
    const best = yield* trials.bestInRuns({ atLeast });
    if (!best) return without(missingParking(plan, room, wanted), nothing);
    return without(limitOfAll(plan, best, trials.all, room, { wanted, grows: trials.grows }), best);
  }
  const fewer = trials.known([found.count - 1]);
  const isSmallest = !trials.hasStopped && !fewer?.isDoubtful;
  const more = yield* beyond(found);
  const limit =
    more && gain(more, found) < -worse
      ? limitOfMore(plan, found, more)
      : limitOfFleet(plan, found, more, room);
  return answer({
    fleet: [{ vehicle, count: found.count }],
    share: shareOf(found, promised),
    orders: found.orders,
    fewer: fewer ? beside(fewer) : null,
    more: more ? { count: more.count, share: shareBeside(more, found) } : null,
    limit: isSmallest ? limit : perhapsSmaller(limit),
  });

  function* beyond({ count }: Trial): Search<Trial | undefined> {
    if (!found) return undefined;
    const more = yield* trials.oneMore([count + 1], found, { atLeast });
    if (trials.room) room = Math.min(count, trials.room[0] ?? 0);
    return more;
  }

  /** One that is in doubt may not. */
  function keeps({ share: { mean }, isDoubtful }: Trial) {
    return (mean ?? 1) >= promised && !isDoubtful;
  }

  function* tried(count: number, looked: number): Search<Trial | undefined> {
    const trial = yield* trials.of([count], looked, { atLeast });
    if (trials.room) room = Math.min(count - 1, trials.room[0] ?? 0);
    return trial;
  }
}

/** What keeps a kind from the flows that go to it. */
function unfitOf(kinds: readonly Kind[]) {
  for (const { vehicle, plan } of kinds) {
    const { reasons = [] } =
      fitVehicles(plan).vehicles.find(({ product }) => product === vehicle.product) ?? {};
    const unfit = reasons.find(({ verdict }) => verdict === "no");
    if (unfit) return unfit;
  }
  return undefined;
}

/** The count with which the search starts: the work of the busiest hour with shared empty travel, and one. */
function firstCount(plan: Plan): number {
  return Math.min(limits.vehicles, (fewest(peakWork(plan), 3600, 0) ?? 1) + 1);
}
