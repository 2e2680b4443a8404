import { type Estimate, estimatePooledShare, type Part } from "../numbers/statistics.ts";
import type { Known, Parked, Tally, Task } from "./sizing.ts";

/** Runs after which an interval is looked at; the last ends without an interval that is narrow enough. */
export const looks = [4, 8, 12, 16, 24, 32, 40, 48, 64, 80, 96, 128, 160, 192, 224, 256];
/** An interval this wide is narrow enough. */
const narrow = 0.02;
/**
 * Moves that the runs of one sizing may try together, some 15 s of one core. A count that may then still be on the other
 * side of the promise by more than `near` is not named: the plan is refused as too large. A measure of work, not of time,
 * so that every machine ends at the same run.
 */
const budget = 30_000_000;
/**
 * An answer takes so many times the moves of the very first run; where that is far from its promise, the fleets that
 * follow are larger. What this would spend is refused after that run, within a second.
 */
const timesFirst = { near: 40, farBelow: 160 };
/** Moves that one run may try; fleets after the first are larger. */
export const ofRun = { first: budget / timesFirst.near, later: 3_000_000 };
const near = 0.03;
/** A fleet that can't reach this share of what is promised lacks more than one vehicle. */
export const farBelow = 0.85;
/** A vehicle more that loses this share of the orders in time is said to stand in the way. */
export const worse = 0.02;
/** Vehicles that may be added without gain before the search stops. */
export const patience = 3;

export type Search<Result> = Generator<{ tasks: Task[]; known: Known }, Result, Tally[]>;

/** A fleet and what its runs showed; counts and late orders by kind. */
export type Trial = {
  count: number;
  counts: readonly number[];
  share: Estimate;
  orders: number;
  late: readonly number[];
  runs: number;
  parts: Part[];
  parked: Parked;
};

export const unknown: Estimate = { mean: null, low: null, high: null };
/** Of no orders, none is late. */
const nothingLate: Estimate = { mean: 1, low: null, high: null };
export const beside = ({ count, share }: Trial) => ({ count, share: share.mean ?? 1 });

/** The fleets that a sizing has tried so far. */
export class Trials {
  /** Set where the last fleet that was asked for has no room: vehicles of each kind that the floor can park. */
  room: readonly number[] | undefined;
  tooMuch = false;
  /** The budget was spent while the last trial was in doubt. */
  spent = false;
  readonly #promised: number;
  readonly #known = new Map<string, Trial>();
  #tries = 0;

  constructor(promised: number) {
    this.#promised = promised;
  }

  /** Moves that were tried so far. */
  get tries() {
    return this.#tries;
  }

  get all(): readonly Trial[] {
    return [...this.#known.values()];
  }

  known(counts: readonly number[]) {
    return this.#known.get(String(counts));
  }

  /** @param looked times that the interval is looked at; undefined if the fleet has no room, or if such runs are too much */
  *of(
    counts: readonly number[],
    looked: number,
    { atLeast }: Pick<Known, "atLeast">,
  ): Search<Trial | undefined> {
    this.room = undefined;
    const known = this.known(counts);
    if (known) return known;
    const count = counts.reduce((sum, each) => sum + each, 0);
    const fleet = counts.length > 1 ? { count, counts } : { count };
    const parts: Part[] = [];
    const late = counts.map(() => 0);
    const parked = { working: count, shutIn: null };
    let trial: Trial = { count, counts, share: unknown, orders: 0, late, runs: 0, parts, parked };
    const before = this.#tries;
    /* The very first run alone tells whether the floor is too large. */
    for (const runs of [...(this.#known.size === 0 ? [1] : []), ...looks.slice(0, looked)]) {
      const most = this.#tries === 0 ? ofRun.first : ofRun.later;
      const tasks = Array.from({ length: runs - trial.runs }, (_, at) => {
        return { ...fleet, run: trial.runs + at, most };
      });
      for (const tally of yield { tasks, known: { atLeast, trying: count, runs: trial.runs } }) {
        if ("room" in tally) this.room = tally.room;
        if ("tooMuch" in tally) this.tooMuch = true;
        if (!("placed" in tally)) return undefined;
        this.#tries += tally.tries;
        parts.push({ part: tally.inTime, of: tally.placed });
        for (const [kind, number] of tally.late.entries()) late[kind] = (late[kind] ?? 0) + number;
        trial = { ...trial, parked: tally.parked };
      }
      const counted = parts.filter(({ of }) => of > 0);
      const orders = counted.reduce((sum, { of }) => sum + of, 0);
      trial = {
        ...trial,
        share: counted.length > 0 ? estimatePooledShare(counted) : nothingLate,
        orders,
        runs,
      };
      const { low, high, mean } = trial.share;
      const promised = this.#promised;
      if (this.#known.size === 0 && runs === 1) {
        const { near: few, farBelow: many } = timesFirst;
        this.tooMuch = this.#tries * ((mean ?? 1) < farBelow * promised ? many : few) > budget;
        if (this.tooMuch) return undefined;
      }
      if (low !== null && high !== null && (low > promised || high < promised || high - low <= narrow)) break;
      /* Large fleets alone need so much work: the doubt that is left is smaller than `near`. */
      if (this.#tries - before > budget / 4 && isNear(trial, promised)) break;
      if (this.#tries > budget) {
        this.spent = (mean ?? 1) >= promised ? (low ?? 1) < promised - near : (high ?? 1) > promised + near;
        break;
      }
    }
    this.#known.set(String(counts), trial);
    return trial;
  }

  /** A fleet with one vehicle more than another; in more runs as long as it looks as if that one stood in the way. */
  *oneMore(counts: readonly number[], than: Trial, known: Pick<Known, "atLeast">): Search<Trial | undefined> {
    let trial: Trial | undefined;
    for (const { looked, loss } of [
      { looked: 1, loss: 0 },
      { looked: 2, loss: worse },
      { looked: 6, loss: 1 },
    ]) {
      this.#known.delete(String(counts));
      const next = yield* this.of(counts, looked, known);
      if (!next) break;
      trial = next;
      if (gain(trial, than) >= -loss) break;
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

function isNear({ share: { low, high } }: Trial, promised: number) {
  return low !== null && high !== null && low >= promised - near && high <= promised + near;
}
