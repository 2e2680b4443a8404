import { vehicleOf } from "../choose.ts";
import { fitVehicles } from "../fit/fit.ts";
import { bounds, fewest } from "../flow/bounds.ts";
import { digest } from "../numbers/digest.ts";
import { type Estimate, estimatePooledShare, type Part } from "../numbers/statistics.ts";
import { limits } from "../plan/limits.ts";
import type { Plan } from "../plan/plan.ts";
import { peakOf, runnerOf } from "./busiest-hour.ts";
import { limitOfAll, limitOfFleet, limitOfMore, missingParking, tooLarge } from "./limiting-place.ts";
import type { Known, Limit, Parked, Sizing, Tally, Task } from "./sizing.ts";

/** Sizes a plan's fleet: the same plan and seed give the same answer everywhere. */
export function size(plan: Plan): Sizing {
  const runTask = runnerOf(plan);
  const search = sizing(plan);
  let step = search.next();
  while (!step.done) step = search.next(step.value.tasks.map(runTask));
  return step.value;
}

/**
 * The same on several workers: `runAll` does independent runs wherever it likes, and returns their tallies in the order
 * of the tasks. `runnerOf(plan)` does one of them.
 * @param told what is known so far
 */
export async function sizeOn(
  plan: Plan,
  runAll: (tasks: readonly Task[]) => Promise<Tally[]>,
  told: (known: Known) => void = () => undefined,
): Promise<Sizing> {
  const search = sizing(plan);
  let step = search.next();
  while (!step.done) {
    told(step.value.known);
    step = search.next(await runAll(step.value.tasks));
  }
  return step.value;
}

/** Runs after which an interval is looked at; the last ends without an interval that is narrow enough. */
const looks = [4, 8, 12, 16, 24, 32, 40, 48, 64, 80, 96, 128, 160, 192, 224, 256];
/** An interval this wide is narrow enough. */
const narrow = 0.02;
/**
 * Moves that the runs of one sizing may try together, some 20 s of one core. A count that may then still be on the other
 * side of the promise by more than `near` is not named: the plan is refused as too large. A measure of work, not of time,
 * so that every machine ends at the same run.
 */
const budget = 45_000_000;
/** The same for one run. The very first tells within half a second whether the floor is too large; later fleets are larger. */
const ofRun = { first: 1_000_000, later: 3_000_000 };
const near = 0.03;
/** A vehicle more that loses this share of the orders in time is said to stand in the way. */
const worse = 0.02;
/** Vehicles that may be added without gain before the search stops. */
const patience = 3;
/** A fleet that can't reach this share of what is promised lacks more than one vehicle: an eighth is added at a time. */
const farBelow = 0.85;
/**
 * If the first fleet is far below, the fleet that isn't is larger, and its runs need several times as many moves: together
 * some forty times those of the first look. What that would spend is refused at once.
 */
const growth = 40;

type Search<Result> = Generator<{ tasks: Task[]; known: Known }, Result, Tally[]>;
type Trial = { count: number; share: Estimate; orders: number; runs: number; parts: Part[]; parked: Parked };

/** Asks for independent runs until the smallest fleet is known. What it asks for follows from what it was told alone. */
function* sizing(plan: Plan): Search<Sizing> {
  const { least } = bounds(plan).vehicles;
  const { product: vehicle } = vehicleOf(plan);
  const unfit = fitVehicles(plan)
    .vehicles.find(({ product }) => product === vehicle)
    ?.reasons.find(({ verdict }) => verdict === "no");
  const answer = (given: Omit<Sizing, "least" | "digest">): Sizing => {
    const { fleet, share, orders, fewer, more, limit } = given;
    const all = { fleet, share, orders, fewer, more, least, limit };
    return { ...all, digest: digest(JSON.stringify([{ ...plan, name: "", choice: { vehicle } }, all])) };
  };
  const without = (limit: Limit, { share, orders }: Pick<Trial, "share" | "orders">) =>
    answer({ fleet: null, share, orders, fewer: null, more: null, limit });
  const nothing = { share: unknown, orders: 0 };
  if (unfit) return without({ kind: "vehicle", at: null, text: unfit.text }, nothing);
  const { share: promised } = plan.work.promise;
  const trials = new Map<number, Trial>();
  let atLeast = Math.max(1, least);
  let room: number = limits.vehicles;
  let tries = 0;
  let tooMuch = false;
  /* The budget was spent while the last trial was in doubt. */
  let spent = false;
  if (least > limits.vehicles) return without(tooLarge(least, limits.vehicles), nothing);

  let count = Math.max(atLeast, firstCount(plan));
  let found: Trial | undefined;
  let best: Trial | undefined;
  while (count >= atLeast && count <= room) {
    const trial = yield* tried(count, looks.length);
    if (trials.size === 1 && trial && isFarBelow(trial) && growth * tries > budget) tooMuch = true;
    if (tooMuch || spent) return without(tooLarge(atLeast, count), nothing);
    if (!trial) {
      /* With those that the floor has room for, unless they were tried. */
      if (trials.has(room)) break;
      count = room;
      continue;
    }
    if ((trial.share.mean ?? 1) > (best?.share.mean ?? -1)) best = trial;
    if (keeps(trial)) {
      found = trial;
      if (trials.has(count - 1)) break;
      count--;
    } else {
      if ((trial.share.high ?? 1) < promised && count === atLeast) atLeast = count + 1;
      if (found || count - (best?.count ?? count) >= patience) break;
      const step = isFarBelow(trial) ? Math.ceil(count / 8) : 1;
      count = Math.max(count, ...trials.keys()) + step;
    }
  }
  if (!found) {
    const wanted = Math.max(atLeast, firstCount(plan));
    if (!best) return without(missingParking(plan, room, wanted), nothing);
    return without(limitOfAll(plan, best, [...trials.values()], room, wanted), best);
  }
  const fewer = trials.get(found.count - 1);
  const more = yield* beyond(found);
  return answer({
    fleet: [{ vehicle, count: found.count }],
    share: found.share,
    orders: found.orders,
    fewer: fewer ? beside(fewer) : null,
    more: more ? { count: more.count, share: shareOfMore(more, found) } : null,
    limit:
      more && gain(more, found) < -worse
        ? limitOfMore(plan, found, more)
        : limitOfFleet(plan, found, more, room),
  });

  /** One vehicle more; in more runs where the first ones look as if it stood in the way. */
  function* beyond({ count }: Trial): Search<Trial | undefined> {
    const first = yield* tried(count + 1, 2);
    if (!first || !found || gain(first, found) >= -worse) return first;
    trials.delete(count + 1);
    return (yield* tried(count + 1, 6)) ?? first;
  }

  function keeps({ share: { mean } }: Trial) {
    return (mean ?? 1) >= promised;
  }

  function isFarBelow({ share: { high } }: Trial) {
    return (high ?? 1) < farBelow * promised;
  }

  function isNear({ share: { low, high } }: Trial) {
    return low !== null && high !== null && low >= promised - near && high <= promised + near;
  }

  function* tried(count: number, looked: number): Search<Trial | undefined> {
    const known = trials.get(count);
    if (known) return known;
    const parts: Part[] = [];
    let trial: Trial = { count, share: unknown, orders: 0, runs: 0, parts, parked: allWork(count) };
    let { parked } = trial;
    const before = tries;
    /* The very first run alone tells whether the floor is too large. */
    for (const runs of [...(trials.size === 0 ? [1] : []), ...looks.slice(0, looked)]) {
      const most = tries === 0 ? ofRun.first : ofRun.later;
      const tasks = Array.from({ length: runs - trial.runs }, (_, at) => {
        return { count, run: trial.runs + at, most };
      });
      for (const tally of yield { tasks, known: { atLeast, trying: count, runs: trial.runs } }) {
        if ("room" in tally) room = Math.min(count - 1, tally.room);
        if ("tooMuch" in tally) tooMuch = true;
        if (!("placed" in tally)) return undefined;
        tries += tally.tries;
        parts.push({ part: tally.inTime, of: tally.placed });
        parked = tally.parked;
      }
      const counted = parts.filter(({ of }) => of > 0);
      const orders = counted.reduce((sum, { of }) => sum + of, 0);
      trial = {
        count,
        share: counted.length > 0 ? estimatePooledShare(counted) : nothingLate,
        orders,
        runs,
        parts,
        parked,
      };
      const { low, high } = trial.share;
      if (low !== null && high !== null && (low > promised || high < promised || high - low <= narrow)) break;
      /* Large fleets alone need so much work. The next one must get its share of it. */
      if (tries - before > budget / 4 && (isNear(trial) || !keeps(trial))) break;
      if (tries > budget) {
        const { mean } = trial.share;
        spent = (mean ?? 1) >= promised ? (low ?? 1) < promised - near : (high ?? 1) > promised + near;
        break;
      }
    }
    trials.set(count, trial);
    return trial;
  }
}

/** The share that one fleet gains over another in runs with the same orders, so that what the orders do is not in the way. */
function gain(more: Trial, than: Trial) {
  let [gained, orders] = [0, 0];
  for (const [run, { part, of }] of more.parts.entries()) {
    const other = than.parts[run];
    if (!other) continue;
    gained += part - other.part;
    orders += of;
  }
  return orders > 0 ? gained / orders : 0;
}

/**
 * The share of one vehicle more. Where its few runs reach less than the found fleet's many, it may be their orders: what
 * it loses is then what it lost in the runs that both drove.
 */
function shareOfMore(more: Trial, found: Trial) {
  const [own, other] = [more.share.mean ?? 1, found.share.mean ?? 1];
  return own >= other ? own : Math.min(1, Math.max(0, other + gain(more, found)));
}

const allWork = (count: number): Parked => ({ working: count, shutIn: null });
const unknown: Estimate = { mean: null, low: null, high: null };
/** Of no orders, none is late. */
const nothingLate: Estimate = { mean: 1, low: null, high: null };
const beside = ({ count, share }: Trial) => ({ count, share: share.mean ?? 1 });

/** The count with which the search starts: the work of the busiest hour with shared empty travel, and one. */
function firstCount(plan: Plan): number {
  const { loaded, handling, emptyShared } = bounds(plan).perHour;
  const work = (loaded + handling + emptyShared) * peakOf(plan);
  return Math.min(limits.vehicles, (fewest(work, 3600, 0) ?? 1) + 1);
}
