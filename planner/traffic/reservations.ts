import { holdsOf, type Leg } from "./leg.ts";
import type { Shape } from "./shapes.ts";

/** Times in ms; an interval includes its start and excludes its end. */
export type Interval = { from: number; to: number };

/**
 * The reservations of one area: three numbers each (from, to, owner). Neither objects nor arrays that shrink and grow:
 * both would keep the collector busier than the search.
 */
type Held = Float64Array<ArrayBuffer>;

/** Reservations for which an area has room at first; it grows once more of them have not yet ended. */
const roomAtFirst = 10;

/**
 * Who holds which area when. Holding an area blocks every area that comes too near to it, so a vehicle that asks about
 * its own next area has to look at one list only. Who asks may leave out its own reservations, as if it had none.
 */
export class Reservations {
  readonly #lists: Held[];
  /** Numbers in use in each list. */
  readonly #used: Int32Array;
  readonly #touched = new Map<number, number[]>();
  /** Reservations that ended before this moment are dropped when a list is full. */
  now = 0;
  /** Moves that searches have tried around these reservations: how much work they were, on any machine. */
  tries = 0;

  constructor(shapes: number) {
    this.#lists = Array.from({ length: shapes }, () => nothing);
    this.#used = new Int32Array(shapes);
  }

  /** Calls for one owner come in order of time, and no other owner's between them and its last release. */
  hold(owner: number, { near }: Pick<Shape, "near">, from: number, to: number) {
    if (to <= from) return;
    const touched = this.#touchedBy(owner);
    for (let index = 0; index < near.length; index++) this.#hold(near[index] ?? 0, from, to, owner, touched);
  }

  /** The same for all areas of a drive that begins at a moment. */
  holdLeg(owner: number, leg: Leg, from: number) {
    const touched = this.#touchedBy(owner);
    const holds = holdsOf(leg);
    for (let index = 0; index < holds.length; index++) {
      const hold = holds[index];
      if (hold) this.#hold(hold.id, from + hold.enter, from + hold.leave, owner, touched);
    }
  }

  release(owner: number) {
    const touched = this.#touched.get(owner);
    if (!touched) return;
    for (const id of touched) {
      const list = this.#lists[id] ?? nothing;
      const used = this.#used[id] ?? 0;
      let kept = 0;
      for (let at = 0; at < used; at += 3) if (list[at + 2] !== owner) kept = keep(list, at, kept);
      this.#used[id] = kept;
    }
    touched.length = 0;
  }

  /** End of the last reservation that overlaps the interval; 0 if the area is free throughout. */
  blockedUntil({ id }: Shape, from: number, to: number, own = nobody) {
    const list = this.#lists[id] ?? nothing;
    const used = this.#used[id] ?? 0;
    let end = 0;
    for (let at = 0; at < used; at += 3) {
      const until = list[at + 1] ?? 0;
      if (until > from && until > end && (list[at] ?? 0) < to && list[at + 2] !== own) end = until;
    }
    return end;
  }

  /** Whether somebody holds an area for ever. */
  isTaken({ id }: Shape, own = nobody) {
    const list = this.#lists[id] ?? nothing;
    const used = this.#used[id] ?? 0;
    for (let at = 0; at < used; at += 3) if (list[at + 1] === Infinity && list[at + 2] !== own) return true;
    return false;
  }

  /** The intervals, in order, in which an area is free after a moment, `most` at most; the last may have no end. */
  gaps({ id }: Shape, after: number, own = nobody, most = Infinity): Interval[] {
    const list = this.#lists[id] ?? nothing;
    const used = this.#used[id] ?? 0;
    const gaps: Interval[] = [];
    let free = after;
    while (gaps.length < most) {
      /* The first reservation that ends after `free`; lists are short, and mostly in order. */
      let first = -1;
      let from = Infinity;
      for (let at = 0; at < used; at += 3) {
        if ((list[at + 1] ?? 0) <= free || list[at + 2] === own) continue;
        if (first < 0 || (list[at] ?? 0) < from) {
          first = at;
          from = list[at] ?? 0;
        }
      }
      if (first < 0) break;
      if (from > free) gaps.push({ from: free, to: from });
      free = list[first + 1] ?? 0;
    }
    if (free < Infinity && gaps.length < most) gaps.push({ from: free, to: Infinity });
    return gaps;
  }

  #touchedBy(owner: number) {
    const known = this.#touched.get(owner);
    if (known) return known;
    const touched: number[] = [];
    this.#touched.set(owner, touched);
    return touched;
  }

  #hold(id: number, from: number, to: number, owner: number, touched: number[]) {
    const list = this.#lists[id] ?? nothing;
    const used = this.#used[id] ?? 0;
    if (used > 0 && list[used - 1] === owner) {
      const last = used - 3;
      if ((list[last + 1] ?? 0) >= from && (list[last] ?? 0) <= to) {
        if (to > (list[last + 1] ?? 0)) list[last + 1] = to;
        if (from < (list[last] ?? 0)) list[last] = from;
        return;
      }
    } else touched.push(id);
    this.#add(id, from, to, owner);
  }

  #add(id: number, from: number, to: number, owner: number) {
    let list = this.#lists[id] ?? nothing;
    let used = this.#used[id] ?? 0;
    if (used === list.length) {
      let kept = 0;
      for (let at = 0; at < used; at += 3) if ((list[at + 1] ?? 0) > this.now) kept = keep(list, at, kept);
      used = kept;
      if (2 * used >= list.length) {
        const larger = new Float64Array(Math.max(3 * roomAtFirst, 2 * list.length));
        larger.set(list);
        list = larger;
        this.#lists[id] = list;
      }
    }
    list[used] = from;
    list[used + 1] = to;
    list[used + 2] = owner;
    this.#used[id] = used + 3;
  }
}

/** The owner of no reservation. */
const nobody = -1;
const nothing: Held = new Float64Array(0);

/** Moves a reservation to where the kept ones end. */
function keep(list: Held, at: number, kept: number) {
  if (at !== kept) {
    list[kept] = list[at] ?? 0;
    list[kept + 1] = list[at + 1] ?? 0;
    list[kept + 2] = list[at + 2] ?? 0;
  }
  return kept + 3;
}
