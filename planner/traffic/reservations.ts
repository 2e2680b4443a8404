import type { Shape } from "./shapes.ts";

/** Times in ms; an interval includes its start and excludes its end. */
export type Interval = { from: number; to: number };

/** The reservations of one area: three numbers each (from, to, owner), because objects would keep the collector busy. */
type Held = number[];

/**
 * Who holds which area when. Holding an area blocks every area that comes too near to it, so a vehicle that asks about
 * its own next area has to look at one list only. Who asks may leave out its own reservations, as if it had none.
 */
export class Reservations {
  readonly #lists: readonly Held[];
  readonly #touched = new Map<number, number[]>();
  /** Reservations that ended before this moment are dropped when lists are written. */
  now = 0;

  constructor(shapes: number) {
    this.#lists = Array.from({ length: shapes }, () => []);
  }

  /** Calls for one owner come in order of time. */
  hold(owner: number, shape: Shape, from: number, to: number) {
    if (to <= from) return;
    let touched = this.#touched.get(owner);
    if (!touched) {
      touched = [];
      this.#touched.set(owner, touched);
    }
    const { conflicts } = shape;
    for (let index = 0; index < conflicts.length; index++) {
      const id = conflicts[index]?.id ?? 0;
      const list = this.#list(id);
      let last = list.length - 3;
      while (last >= 0 && list[last + 2] !== owner) last -= 3;
      if (last >= 0 && (list[last + 1] ?? 0) >= from && (list[last] ?? 0) <= to) {
        if (to > (list[last + 1] ?? 0)) list[last + 1] = to;
        if (from < (list[last] ?? 0)) list[last] = from;
        continue;
      }
      if (last < 0) touched.push(id);
      if (list.length > 24) this.#forget(list);
      list.push(from, to, owner);
    }
  }

  release(owner: number) {
    const touched = this.#touched.get(owner);
    if (!touched) return;
    for (const id of touched) {
      const list = this.#list(id);
      let kept = 0;
      for (let at = 0; at < list.length; at += 3) if (list[at + 2] !== owner) kept = keep(list, at, kept);
      list.length = kept;
    }
    touched.length = 0;
  }

  /** End of the last reservation that overlaps the interval; 0 if the area is free throughout. */
  blockedUntil(shape: Shape, from: number, to: number, own = nobody) {
    const list = this.#list(shape.id);
    let end = 0;
    for (let at = 0; at < list.length; at += 3) {
      const until = list[at + 1] ?? 0;
      if (until > from && until > end && (list[at] ?? 0) < to && list[at + 2] !== own) end = until;
    }
    return end;
  }

  /** Whether somebody holds an area for ever. */
  isTaken(shape: Shape, own = nobody) {
    const list = this.#list(shape.id);
    for (let at = 0; at < list.length; at += 3)
      if (list[at + 1] === Infinity && list[at + 2] !== own) return true;
    return false;
  }

  /** The intervals, in order, in which an area is free after a moment; the last may have no end. */
  gaps(shape: Shape, after: number, own = nobody): Interval[] {
    const list = this.#list(shape.id);
    const gaps: Interval[] = [];
    let free = after;
    for (;;) {
      /* The first reservation that ends after `free`; lists are short, and mostly in order. */
      let first = -1;
      let from = Infinity;
      for (let at = 0; at < list.length; at += 3) {
        if ((list[at + 1] ?? 0) <= free || list[at + 2] === own) continue;
        if (first < 0 || (list[at] ?? 0) < from) [first, from] = [at, list[at] ?? 0];
      }
      if (first < 0) break;
      if (from > free) gaps.push({ from: free, to: from });
      free = list[first + 1] ?? 0;
    }
    if (free < Infinity) gaps.push({ from: free, to: Infinity });
    return gaps;
  }

  #forget(list: Held) {
    let kept = 0;
    for (let at = 0; at < list.length; at += 3)
      if ((list[at + 1] ?? 0) > this.now) kept = keep(list, at, kept);
    list.length = kept;
  }

  #list(id: number) {
    const list = this.#lists[id];
    if (!list) throw new Error(`No area ${id}`);
    return list;
  }
}

/** The owner of no reservation. */
const nobody = -1;

/** Moves a reservation to where the kept ones end. */
function keep(list: Held, at: number, kept: number) {
  list[kept] = list[at] ?? 0;
  list[kept + 1] = list[at + 1] ?? 0;
  list[kept + 2] = list[at + 2] ?? 0;
  return kept + 3;
}
