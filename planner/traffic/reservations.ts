import type { Shape } from "./shapes.ts";

/** Times in ms; an interval includes its start and excludes its end. */
export type Interval = { from: number; to: number };
type Held = Interval & { owner: number };

/**
 * Who holds which area when. Holding an area blocks every area that comes too near to it, so a vehicle that asks about
 * its own next area has to look at one list only.
 */
export class Reservations {
  readonly #lists: Held[][];
  readonly #touched = new Map<number, Set<number>>();
  /** Reservations that ended before this moment are dropped when lists are written. */
  now = 0;

  constructor(shapes: number) {
    this.#lists = Array.from({ length: shapes }, () => []);
  }

  /** Calls for one owner come in order of time. */
  hold(owner: number, shape: Shape, from: number, to: number) {
    if (to <= from) return;
    const touched = this.#touched.get(owner) ?? new Set();
    this.#touched.set(owner, touched);
    for (const { id } of shape.conflicts) {
      const list = this.#list(id);
      const last = lastOf(list, owner);
      if (last && last.to >= from && last.from <= to) {
        last.to = Math.max(last.to, to);
        last.from = Math.min(last.from, from);
        continue;
      }
      touched.add(id);
      if (list.length > 8) keep(list, ({ to: until }) => until > this.now);
      list.push({ from, to, owner });
    }
  }

  release(owner: number) {
    for (const id of this.#touched.get(owner) ?? []) keep(this.#list(id), (held) => held.owner !== owner);
    this.#touched.delete(owner);
  }

  /** End of the last reservation that overlaps the interval; 0 if the area is free throughout. */
  blockedUntil(shape: Shape, from: number, to: number) {
    let end = 0;
    for (const held of this.#list(shape.id)) {
      if (held.from < to && held.to > from && held.to > end) end = held.to;
    }
    return end;
  }

  /** The intervals, in order, in which an area is free after a moment; the last may have no end. */
  gaps(shape: Shape, after: number) {
    const held = this.#list(shape.id)
      .filter(({ to }) => to > after)
      .sort((a, b) => a.from - b.from);
    const gaps: Interval[] = [];
    let free = after;
    for (const { from, to } of held) {
      if (from > free) gaps.push({ from: free, to: from });
      if (to > free) free = to;
    }
    if (free < Infinity) gaps.push({ from: free, to: Infinity });
    return gaps;
  }

  #list(id: number) {
    const list = this.#lists[id];
    if (!list) throw new Error(`No area ${id}`);
    return list;
  }
}

function lastOf(list: readonly Held[], owner: number) {
  for (let at = list.length - 1; at >= 0; at--) if (list[at]?.owner === owner) return list[at];
  return undefined;
}

/** Filters a list where it is: the lists change with every plan. */
function keep(list: Held[], wanted: (held: Held) => boolean) {
  let kept = 0;
  for (const held of list) if (wanted(held)) list[kept++] = held;
  list.length = kept;
}
