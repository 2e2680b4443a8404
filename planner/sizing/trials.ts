import { type Estimate, estimatePooledShare, type Part, upperPartOfKept } from "../numbers/statistics.ts";
import type { Plan } from "../plan/plan.ts";
import type { Known, Over, Parked, Tally, Task } from "./sizing.ts";

/** Runs after which an interval is looked at; the last ends without an interval that is narrow enough. */
export const looks = [
  ...[4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60, 64],
  ...[72, 80, 88, 96, 112, 128, 144, 160, 192, 224, 256],
];
/** An interval this wide is narrow enough. */
const narrow = 0.02;
/**
 * Moves that the runs of one sizing may try together, some 15 s of one core. A count that may then still be on the other
 * side of the promise by more than `near` is not named: the plan is refused as too large. A measure of work, not of time,
 * so that every machine ends at the same run.
 */
const budget = 30_000_000;
/**
 * An answer takes so many times the moves of a run near the promise; where a large fleet is far from it, those that follow
 * are larger still. What this would spend is refused after that run: of a large fleet within a second.
 */
const timesFirst = { near: 40, farBelow: 160 };
/** A count that takes this much of it and is still in doubt leaves the rest for the next larger one. */
const ofOneCount = budget / 3;
/**
 * So many vehicles are no large fleet: where they are far from their promise, larger ones are driven once each until it
 * is known what is in their way, in so many moves. Where each further vehicle reaches more orders nothing is, and the
 * fleets that keep the promise would take more than an answer may: that is told after `moves.growing`.
 */
const small = { vehicles: 25, moves: { held: 6_000_000, growing: 750_000 } };
/** Moves that one run may try; fleets after the first are larger. The second is `second` where the first took `costly`. */
const ofRun = { first: budget / timesFirst.near, costly: 500_000, second: 1_000_000, later: 3_000_000 };
export const ofLaterRun = ofRun.later;
const near = 0.03;
/** A fleet that can't reach this share of what is promised lacks more than one vehicle. */
const farBelow = 0.85;
/** One that reaches no more than this share of it in one run is tried no further, until it is the next smaller one. */
const hopeless = 0.6;
/** A vehicle more that loses this share of the orders in time is said to stand in the way. */
export const worse = 0.02;
/** Looks at the two largest fleets of a floor that is full: 16 runs of each. */
const fullFloor = 4;
/** Days at the mean that a fleet is driven, and those of one that is `near` the promise in them. */
const days = { first: 2, near: 6 };
/** Vehicles that may be added without gain before the search stops. */
export const patience = 3;

export type Search<Result> = Generator<{ tasks: Task[]; known: Known }, Result, Tally[]>;

/** A fleet and what its runs showed; counts and late orders by kind. */
export type Trial = {
  count: number;
  counts: readonly number[];
  share: Estimate;
  orders: number;
  /** Share and late orders are those of days. */
  over?: Over | undefined;
  /** Share of the days' orders that were reached, in time or late. */
  reachedOfDays?: number;
  late: readonly number[];
  /** Orders that were reached, in time or late. */
  reached: number;
  runs: number;
  parts: Part[];
  parked: Parked;
  /** More runs would not be asked for. */
  isDone: boolean;
  /** It took as many as a count may, and is still in doubt by more than `near`. */
  isDoubtful?: boolean;
};

export const unknown: Estimate = { mean: null, low: null, high: null };
/** Of no orders, none is late. */
const nothingLate: Estimate = { mean: 1, low: null, high: null };
/** The share of a fleet that is named. Its runs ended because it keeps the promise, if its interval lies above that. */
export function shareOf({ share, parts }: Trial, promised: number): Estimate {
  if (share.low === null || share.low <= promised) return share;
  return estimatePooledShare(counted(parts), upperPartOfKept);
}

const counted = (parts: readonly Part[]) => parts.filter(({ of }) => of > 0);

export const beside = ({ count, share, over }: Trial) => ({ count, share: share.mean ?? 1, over });

/** The fleets that a sizing has tried so far. */
export class Trials {
  /** Set where the last fleet that was asked for has no room: vehicles of each kind that the floor can park. */
  room: readonly number[] | undefined;
  tooMuch = false;
  /** The budget was spent while the last trial was in doubt. */
  spent = false;
  /** A fleet keeps the promise: smaller ones that are far from it are no reason to stop. */
  isFound = false;
  readonly #promised: number;
  readonly #isByTakt: boolean;
  readonly #known = new Map<string, Trial>();
  #tries = 0;
  /** The last fleet was far below the promise. */
  #isFar = true;

  constructor({ flows, work }: Pick<Plan, "flows" | "work">) {
    this.#promised = work.promise.share;
    this.#isByTakt = flows.some(({ every }) => every !== undefined);
  }

  get all(): readonly Trial[] {
    return [...this.#known.values()];
  }

  /** The fleet that reached most of its orders in time; where none reaches any, most of them at all. */
  get best(): Trial | undefined {
    return this.all.reduce<Trial | undefined>((best, trial) => {
      const gained = best ? this.lead(trial, best) : 1;
      return gained > 0 || (best && gained === 0 && reachedARun(trial) > reachedARun(best)) ? trial : best;
    }, undefined);
  }

  /**
   * How much more a fleet reaches than another. Of days, only fleets that keep the busiest hour have a share, so they are
   * ahead of any that doesn't. One that falls behind has few orders in time, whether it lacks one vehicle or ten: those
   * that it reaches at all tell the two apart.
   */
  lead(trial: Trial, than: Trial) {
    const keepsHour = ({ over, share: { mean } }: Trial) =>
      Number(over !== undefined || (mean ?? 1) >= this.#promised);
    const done = ({ share: { mean }, reachedOfDays = 0 }: Trial) => (mean ?? 1) + reachedOfDays;
    return keepsHour(trial) - keepsHour(than) || done(trial) - done(than);
  }

  /** No larger fleet is driven: a run, or all of them together, would be more work than a sizing may be. */
  get hasStopped() {
    return this.tooMuch || this.spent;
  }

  /** The best of several fleets; of one alone nothing is told. */
  get several(): Trial | undefined {
    return this.#known.size > 1 ? this.best : undefined;
  }

  /** The largest fleet that was driven is far from the promise. */
  get endsFar() {
    const [last] = this.all.toSorted((a, b) => b.count - a.count);
    return last !== undefined && this.isFarBelow(last);
  }

  /** Drives a smaller fleet where only one was, far from the promise: it tells whether more vehicles reach more orders. */
  *smaller(known: Pick<Known, "atLeast">): Search<void> {
    const [only, ...others] = this.all;
    if (!only || others.length > 0 || only.count < 8 || !this.isFarBelow(only)) return;
    yield* this.of([only.count - Math.ceil(only.count / 8)], 1, known);
  }

  /**
   * Whether the larger of the two largest fleets that were driven reaches clearly more orders, in time or at all. One that
   * only makes up for a loss of the one before shows no gain.
   */
  get grows(): boolean {
    const [last, before] = this.all.toSorted((a, b) => b.count - a.count);
    if (!last || !before || last !== this.best) return false;
    const further = last.count / before.count - 1;
    const gained = reachedARun(last) / Math.max(1, reachedARun(before)) - 1;
    const ofShare = last.over && before.over ? this.lead(last, before) : gain(last, before);
    return gained > further / 2 || ofShare > further / 2;
  }

  /** Drives the two largest fleets further: few runs don't tell whether a floor that is full lacks room. */
  *largest(known: Pick<Known, "atLeast">): Search<void> {
    for (const { counts } of this.all.toSorted((a, b) => b.count - a.count).slice(0, 2))
      if (this.#tries < small.moves.held) yield* this.of(counts, fullFloor, known, true);
  }

  /** The best fleet, driven often enough to say how much its share is worth. */
  *bestInRuns(known: Pick<Known, "atLeast">): Search<Trial | undefined> {
    const { best } = this;
    return best && ((yield* this.of(best.counts, 1, known)) ?? best);
  }

  known(counts: readonly number[]) {
    return this.#known.get(String(counts));
  }

  isFarBelow({ share: { high, mean } }: Trial) {
    return (high ?? mean ?? 1) < farBelow * this.#promised;
  }

  /** By how many of so many vehicles a fleet grows next: one that then is too large shrinks again. */
  step({ share: { mean } }: Trial, vehicles: number) {
    return (mean ?? 1) < farBelow * this.#promised ? Math.ceil(vehicles / 8) : 1;
  }

  /**
   * Drives a fleet, further than before if it is known.
   * @param looked times that the interval is looked at; undefined if the fleet has no room, or if such runs are too much
   * @param further also if it is known whether it keeps the promise
   */
  *of(
    counts: readonly number[],
    looked: number,
    { atLeast }: Pick<Known, "atLeast">,
    further = false,
  ): Search<Trial | undefined> {
    this.room = undefined;
    const known = this.known(counts);
    const count = counts.reduce((sum, each) => sum + each, 0);
    const fleet = counts.length > 1 ? { count, counts } : { count };
    let trial: Trial = known ?? {
      ...{ count, counts, share: unknown, orders: 0, late: counts.map(() => 0), runs: 0, parts: [] },
      ...{ reached: 0, parked: { working: count, shutIn: null }, isDone: false },
    };
    const before = this.#tries;
    /* One run tells whether a fleet is hopeless, or the floor too large. */
    const isFirst = this.#tries === 0;
    for (const runs of [...(this.#isFar && !known ? [1] : []), ...looks.slice(0, looked)]) {
      if (trial.isDone && !further) break;
      if (runs <= trial.runs) continue;
      const most = this.#movesFor(count);
      const tasks = Array.from({ length: runs - trial.runs }, (_, at) => {
        return { ...fleet, run: trial.runs + at, most };
      });
      const late = [...trial.late];
      const parts = [...trial.parts];
      let { parked, reached } = trial;
      for (const tally of yield { tasks, known: { atLeast, trying: count, runs: trial.runs } }) {
        if ("room" in tally) this.room = tally.room;
        if ("tooMuch" in tally) this.tooMuch = true;
        if (!("placed" in tally)) return undefined;
        this.#tries += tally.tries;
        parts.push({ part: tally.inTime, of: tally.placed });
        for (const [kind, number] of tally.late.entries()) late[kind] = (late[kind] ?? 0) + number;
        reached += tally.reached;
        parked = tally.parked;
      }
      const withOrders = counted(parts);
      const orders = withOrders.reduce((sum, { of }) => sum + of, 0);
      const share = withOrders.length > 0 ? estimatePooledShare(withOrders) : nothingLate;
      trial = { ...trial, share, orders, over: undefined, late, reached, parts, parked, runs };
      this.#known.set(String(counts), trial);
      this.#isFar = this.isFarBelow(trial);
      if (runs === 1) {
        this.tooMuch = this.#isTooMuch(trial, isFirst);
        if (this.tooMuch) return undefined;
        if ((share.mean ?? 1) < hopeless * this.#promised) return trial;
      } else {
        if (this.#isHeldUp(trial)) {
          this.tooMuch = true;
          return undefined;
        }
        const moves = this.#tries - before;
        trial.isDone = this.#isKnown(trial, moves);
        trial.isDoubtful = !trial.isDone && moves > ofOneCount;
        if (trial.isDoubtful) trial.isDone = true;
      }
    }
    /* Also in hours that tell as much as they may, and leave some doubt. */
    const isDriven = trial.isDone || trial.runs === looks.at(-1);
    if (this.#isByTakt && isDriven && !trial.isDoubtful && (trial.share.mean ?? 1) >= this.#promised) {
      const behind = yield* this.#fallenBehind(trial, { atLeast, trying: count, runs: trial.runs });
      this.tooMuch = behind === undefined;
      if (!behind) return undefined;
      trial = { ...trial, ...behind };
      this.#known.set(String(counts), trial);
    }
    return trial;
  }

  /**
   * What a fleet shows in mean days that it doesn't keep the promise in. A takt is as dense in each hour as in the busiest
   * one, so a fleet that is a little too slow for it, or has one vehicle charging, falls behind from hour to hour: of that
   * a single hour shows only the beginning. Undefined if a day is more work than it may be.
   */
  *#fallenBehind({ count, counts }: Trial, known: Known): Search<Partial<Trial> | undefined> {
    const fleet = counts.length > 1 ? { count, counts } : { count };
    const parts: Part[] = [];
    const late = counts.map(() => 0);
    let share = nothingLate;
    let reached = 0;
    for (const driven of [days.first, days.near]) {
      const tasks = Array.from({ length: driven - parts.length }, (_, at): Task => {
        return { ...fleet, run: parts.length + at, most: budget / days.near, isDay: true };
      });
      for (const tally of yield { tasks, known }) {
        if (!("placed" in tally)) return undefined;
        parts.push({ part: tally.inTime, of: tally.placed });
        for (const [kind, number] of tally.late.entries()) late[kind] = (late[kind] ?? 0) + number;
        reached += tally.reached;
      }
      const withOrders = counted(parts);
      if (withOrders.length > 0) share = estimatePooledShare(withOrders);
      if (Math.abs((share.mean ?? 1) - this.#promised) > near) break;
    }
    const orders = parts.reduce((sum, { of }) => sum + of, 0);
    if ((share.mean ?? 1) >= this.#promised) return {};
    return { share, orders, late, over: "days", reachedOfDays: reached / orders };
  }

  /** Moves that the next run of a fleet may try. */
  #movesFor(count: number) {
    if (this.#tries === 0) return count > small.vehicles ? ofRun.first : ofRun.later;
    const isSecond = this.#known.size === 1 && this.#isFar;
    return isSecond && this.#tries > ofRun.costly ? ofRun.second : ofRun.later;
  }

  /** After one run of a fleet, whether an answer would be more work than a sizing may be. */
  #isTooMuch(trial: Trial, isFirst: boolean) {
    if (this.isFound) return false;
    const { near, farBelow } = timesFirst;
    if (this.#isFar && trial.count <= small.vehicles) {
      return this.#tries > (this.grows ? small.moves.growing : small.moves.held);
    }
    return isFirst && this.#tries * (this.#isFar ? farBelow : near) > budget;
  }

  /** Whether a small fleet that a few runs show far from the promise is one of several that took too much work. */
  #isHeldUp({ count, runs, share: { mean } }: Trial) {
    if (this.isFound || count > small.vehicles || runs > (looks[0] ?? 0)) return false;
    return (mean ?? 1) < farBelow * this.#promised && this.#tries > small.moves.held;
  }

  /** Whether more runs of a fleet would tell no more, or the work that a sizing may be is spent. */
  #isKnown(trial: Trial, moves: number) {
    const { low, high, mean } = trial.share;
    const promised = this.#promised;
    if (low !== null && high !== null && (low > promised || high < promised || high - low <= narrow))
      return true;
    /* Large fleets alone need so much work: the doubt that is left is smaller than `near`. */
    if (moves > budget / 4 && isNear(trial, promised)) return true;
    if (this.#tries <= budget) return false;
    this.spent = (mean ?? 1) >= promised ? (low ?? 1) < promised - near : (high ?? 1) > promised + near;
    return true;
  }

  /** A fleet with one vehicle more than another; in more runs as long as it looks as if that one stood in the way. */
  *oneMore(counts: readonly number[], than: Trial, known: Pick<Known, "atLeast">): Search<Trial | undefined> {
    let trial: Trial | undefined;
    for (const { looked, loss } of [
      { looked: 1, loss: 0 },
      { looked: 2, loss: worse },
      { looked: 8, loss: 1 },
    ]) {
      const next = yield* this.of(counts, looked, known);
      if (!next) break;
      trial = next;
      if (gain(trial, than) >= -loss || this.#tries > budget) break;
    }
    return trial;
  }
}

/** What a fleet of the same orders does beside another: what its few runs gained or lost. */
export const shareBeside = (more: Trial, than: Trial) =>
  Math.min(1, Math.max(0, (than.share.mean ?? 1) + gain(more, than)));

/** The share that one fleet gains over another in runs with the same orders, so that what the orders do is not in the way. */
export function gain(more: Trial, than: Trial) {
  let [gained, orders] = [0, 0];
  for (const [run, { part, of }] of more.parts.entries()) {
    const other = than.parts[run];
    if (!other) continue;
    gained += part - other.part;
    orders += of;
  }
  return orders > 0 ? gained / orders : 0;
}

const reachedARun = ({ reached, runs }: Trial) => reached / runs;

function isNear({ share: { low, high } }: Trial, promised: number) {
  return low !== null && high !== null && low >= promised - near && high <= promised + near;
}
