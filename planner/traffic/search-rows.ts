import type { Goal } from "./guides.ts";
import type { Leg } from "./leg.ts";
import type { Stand, Turn } from "./network.ts";
import type { Reservations } from "./reservations.ts";

/** What a trip search may keep at first; it grows where a search needs more. */
const roomAtFirst = 512;

/** The states of a trip search, in rows of numbers that the next search fills anew. */
export class States {
  count = 0;
  stage = new Int32Array(roomAtFirst);
  stand = new Int32Array(roomAtFirst);
  time = new Float64Array(roomAtFirst);
  /** The gap of the stand in which the vehicle is there. */
  gap = new Int32Array(roomAtFirst);
  /** The state from which it came, or -1. */
  before = new Int32Array(roomAtFirst);
  departs = new Float64Array(roomAtFirst);
  /** How many of the stand's moves have been tried. */
  tried = new Int32Array(roomAtFirst);
  readonly move: (Leg | Turn | Goal | undefined)[] = [];

  add(
    stage: number,
    stand: number,
    time: number,
    gap: number,
    before: number,
    move: Leg | Turn | Goal | undefined,
    departs: number,
  ) {
    const state = this.count++;
    if (state === this.time.length) this.#grow();
    this.stage[state] = stage;
    this.stand[state] = stand;
    this.time[state] = time;
    this.gap[state] = gap;
    this.before[state] = before;
    this.departs[state] = departs;
    this.tried[state] = 0;
    this.move[state] = move;
    return state;
  }

  #grow() {
    this.stage = twice(this.stage, Int32Array);
    this.stand = twice(this.stand, Int32Array);
    this.time = twice(this.time, Float64Array);
    this.gap = twice(this.gap, Int32Array);
    this.before = twice(this.before, Int32Array);
    this.departs = twice(this.departs, Float64Array);
    this.tried = twice(this.tried, Int32Array);
  }
}

/** The most gaps of one stand that a search considers. */
const maxGaps = 64;

/** The times in which stands are free, each stand's one after the other; found when a search first asks for them. */
export class Gaps {
  from = new Float64Array(roomAtFirst);
  to = new Float64Array(roomAtFirst);
  /** By gap and stage, the earliest arrival that was found. */
  #reached = new Float64Array(roomAtFirst);
  #count = 0;
  #stages = 1;
  #after = 0;
  #owner = 0;
  #search = 0;
  readonly #reservations: Reservations;
  /** By stand: the search that found its gaps, the first of them, and the end of them. */
  readonly #known: Int32Array;
  readonly #first: Int32Array;
  readonly #end: Int32Array;

  constructor(stands: number, reservations: Reservations) {
    this.#reservations = reservations;
    this.#known = new Int32Array(stands);
    this.#first = new Int32Array(stands);
    this.#end = new Int32Array(stands);
  }

  /** Forgets all gaps: those of the next search begin after a moment, and leave out what `owner` has reserved. */
  begin(stages: number, after: number, owner: number) {
    this.#count = 0;
    this.#search++;
    this.#stages = stages;
    this.#after = after;
    this.#owner = owner;
  }

  /** A stand's first gap; those that follow it end before `endOf`. */
  firstOf({ id, shape }: Stand) {
    if (this.#known[id] === this.#search) return this.#first[id] ?? 0;
    while (this.#count + maxGaps > this.from.length) {
      this.from = twice(this.from, Float64Array);
      this.to = twice(this.to, Float64Array);
    }
    const first = this.#count;
    const gaps = this.#reservations.gaps(shape, this.#after, this.#owner, maxGaps, this.from, this.to, first);
    this.#count += gaps;
    while (this.#count * this.#stages > this.#reached.length)
      this.#reached = twice(this.#reached, Float64Array);
    const reached = this.#reached;
    const past = this.#count * this.#stages;
    for (let at = first * this.#stages; at < past; at++) reached[at] = Infinity;
    this.#known[id] = this.#search;
    this.#first[id] = first;
    this.#end[id] = this.#count;
    return first;
  }

  endOf({ id }: Stand) {
    return this.#end[id] ?? 0;
  }

  reached(gap: number, stage: number) {
    return this.#reached[gap * this.#stages + stage] ?? Infinity;
  }

  reach(gap: number, stage: number, time: number) {
    this.#reached[gap * this.#stages + stage] = time;
  }
}

/** A binary heap of numbers by time; those with equal times leave in the order in which they came. */
export class NumberQueue {
  #items = new Int32Array(roomAtFirst);
  #times = new Float64Array(roomAtFirst);
  #orders = new Int32Array(roomAtFirst);
  #length = 0;
  #pushed = 0;

  clear() {
    this.#length = 0;
    this.#pushed = 0;
  }

  /** The earliest time; Infinity if the queue is empty. */
  get nextTime() {
    return this.#length === 0 ? Infinity : (this.#times[0] ?? Infinity);
  }

  push(item: number, time: number) {
    if (this.#length === this.#times.length) {
      this.#items = twice(this.#items, Int32Array);
      this.#times = twice(this.#times, Float64Array);
      this.#orders = twice(this.#orders, Int32Array);
    }
    const [items, times, orders] = [this.#items, this.#times, this.#orders];
    let at = this.#length++;
    /* Of equal times, the older ones stay in front. */
    while (at > 0) {
      const up = (at - 1) >> 1;
      const above = times[up] ?? 0;
      if (above <= time) break;
      items[at] = items[up] ?? 0;
      times[at] = above;
      orders[at] = orders[up] ?? 0;
      at = up;
    }
    items[at] = item;
    times[at] = time;
    orders[at] = this.#pushed++;
  }

  /** Removes and returns the earliest number; -1 if the queue is empty. */
  take() {
    if (this.#length === 0) return -1;
    const [items, times, orders] = [this.#items, this.#times, this.#orders];
    const first = items[0] ?? -1;
    const length = --this.#length;
    const time = times[length] ?? 0;
    const order = orders[length] ?? 0;
    let at = 0;
    for (;;) {
      let least = 2 * at + 1;
      if (least >= length) break;
      let below = times[least] ?? 0;
      if (least + 1 < length) {
        const other = times[least + 1] ?? 0;
        if (other < below || (other === below && (orders[least + 1] ?? 0) < (orders[least] ?? 0))) {
          least++;
          below = other;
        }
      }
      if (below > time || (below === time && (orders[least] ?? 0) > order)) break;
      items[at] = items[least] ?? 0;
      times[at] = below;
      orders[at] = orders[least] ?? 0;
      at = least;
    }
    items[at] = items[length] ?? 0;
    times[at] = time;
    orders[at] = order;
    return first;
  }
}

/** A copy with room for twice as many numbers. */
function twice<Numbers extends Int32Array | Float64Array>(
  numbers: Numbers,
  kind: new (length: number) => Numbers,
): Numbers {
  const larger = new kind(2 * numbers.length);
  larger.set(numbers);
  return larger;
}
