import { holdsOf, type Leg } from "./leg.ts";
import type { Shape } from "./shapes.ts";

/** Times in ms; an interval includes its start and excludes its end. */
export type Interval = { from: number; to: number };

/** A reservation is three numbers: from, to, owner. */
const width = 3;
/** Reservations for which an area has room at first; it gets more once more of them have not yet ended. */
const roomAtFirst = 10;

/**
 * Who holds which area when. Holding an area blocks every area that comes too near to it, so a vehicle that asks about
 * its own next area has to look at one list only. Who asks may leave out its own reservations, as if it had none.
 *
 * All lists are rows of one array of numbers: lists of objects, or an array for each, would keep the collector busier
 * than the search.
 */
export class Reservations {
  #rows: Float64Array<ArrayBuffer>;
  /** By area: where its list begins, numbers for which it has room, and numbers in use. */
  readonly #begins: Int32Array;
  readonly #room: Int32Array;
  readonly #used: Int32Array;
  /** Where the rows that no list has begin. */
  #free: number;
  /** No reservation of an area ends later: most areas that are asked about are free from then on. */
  readonly #latest: Float64Array;
  readonly #touched = new Map<number, number[]>();
  /** Reservations that ended before this moment are dropped: nobody asks about the past. */
  now = 0;
  /** Moves that searches have tried around these reservations: how much work they were, on any machine. */
  tries = 0;

  constructor(areas: number) {
    const room = width * roomAtFirst;
    this.#free = areas * room;
    this.#rows = new Float64Array(this.#free);
    this.#begins = Int32Array.from({ length: areas }, (_, area) => area * room);
    this.#room = new Int32Array(areas).fill(room);
    this.#used = new Int32Array(areas);
    this.#latest = new Float64Array(areas);
  }

  /** Forgets all reservations, for another run on the same floor. */
  clear() {
    this.#used.fill(0);
    this.#latest.fill(0);
    this.#touched.clear();
    this.now = 0;
    this.tries = 0;
  }

  /** Calls for one owner come in order of time, and no other owner's between them and its last release. */
  hold(owner: number, { near }: Pick<Shape, "near">, from: number, to: number) {
    if (to > from) this.#hold(owner, near, from, to);
  }

  /** The same for all areas of a drive that begins at a moment. */
  holdLeg(owner: number, leg: Leg, from: number) {
    this.#hold(owner, holdsOf(leg), from, from);
  }

  release(owner: number) {
    const touched = this.#touched.get(owner);
    if (!touched) return;
    for (let index = 0; index < touched.length; index++) this.#drop(touched[index] ?? 0, owner);
    touched.length = 0;
  }

  /**
   * The first moment from `from` on at which a move meets no reservation; past `until` it need not be exact.
   * @param passes those of `passesOf`
   */
  clearFor(passes: Float64Array, from: number, until: number, own: number): number {
    const rows = this.#rows;
    const latest = this.#latest;
    let departs = from;
    for (let at = 0; at < passes.length && departs <= until; ) {
      const id = (passes[at] ?? 0) | 0;
      const enter = passes[at + 1] ?? 0;
      const enters = departs + enter;
      if ((latest[id] ?? 0) <= enters) {
        at += 3;
        continue;
      }
      const leaves = departs + (passes[at + 2] ?? 0);
      let row = this.#begins[id] ?? 0;
      const past = row + (this.#used[id] ?? 0);
      let end = 0;
      for (; row < past; row += width) {
        const to = rows[row + 1] ?? 0;
        if (to > enters && to > end && (rows[row] ?? 0) < leaves && rows[row + 2] !== own) end = to;
      }
      if (end === 0) at += 3;
      else {
        departs = end - enter;
        at = 0;
      }
    }
    return departs;
  }

  /** Whether somebody holds an area for ever. */
  isTaken({ area }: Pick<Shape, "area">, own = nobody) {
    if (this.#latest[area] !== Infinity) return false;
    const rows = this.#rows;
    let at = this.#begins[area] ?? 0;
    const past = at + (this.#used[area] ?? 0);
    for (; at < past; at += width) if (rows[at + 1] === Infinity && rows[at + 2] !== own) return true;
    return false;
  }

  /**
   * Writes the starts and ends of the intervals, in order, in which an area is free after a moment, from index `to` on;
   * the last may have no end. Returns how many they are, `most` at most.
   */
  gaps(
    { area }: Pick<Shape, "area">,
    after: number,
    own: number,
    most: number,
    starts: Float64Array,
    ends: Float64Array,
    to: number,
  ): number {
    let free = after;
    let found = 0;
    if ((this.#latest[area] ?? 0) > after) {
      const rows = this.#rows;
      const begins = this.#begins[area] ?? 0;
      const past = begins + (this.#used[area] ?? 0);
      while (found < most) {
        /* The first reservation that ends after `free`; lists are short, and mostly in order. */
        let first = -1;
        let from = Infinity;
        for (let at = begins; at < past; at += width) {
          if ((rows[at + 1] ?? 0) <= free || rows[at + 2] === own) continue;
          const held = rows[at] ?? 0;
          if (first < 0 || held < from) {
            first = at;
            from = held;
          }
        }
        if (first < 0) break;
        if (from > free) {
          starts[to + found] = free;
          ends[to + found] = from;
          found++;
        }
        free = rows[first + 1] ?? 0;
      }
    }
    if (free < Infinity && found < most) {
      starts[to + found] = free;
      ends[to + found] = Infinity;
      found++;
    }
    return found;
  }

  #touchedBy(owner: number) {
    const known = this.#touched.get(owner);
    if (known) return known;
    const touched: number[] = [];
    this.#touched.set(owner, touched);
    return touched;
  }

  /**
   * Holds areas that are given as rows of three numbers: an area, and how long after `begins` and `ends` it is held and
   * left. One loop without a call for each area: there are thousands for each plan.
   */
  #hold(owner: number, areas: Float64Array, begins: number, ends: number) {
    const touched = this.#touchedBy(owner);
    const latest = this.#latest;
    const used = this.#used;
    for (let area = 0; area < areas.length; area += 3) {
      const id = (areas[area] ?? 0) | 0;
      const from = begins + (areas[area + 1] ?? 0);
      const to = ends + (areas[area + 2] ?? 0);
      const rows = this.#rows;
      const past = (this.#begins[id] ?? 0) + (used[id] ?? 0);
      if ((used[id] ?? 0) > 0 && rows[past - 1] === owner) {
        const last = past - width;
        if ((rows[last + 1] ?? 0) >= from && (rows[last] ?? 0) <= to) {
          if (to > (rows[last + 1] ?? 0)) rows[last + 1] = to;
          if (to > (latest[id] ?? 0)) latest[id] = to;
          if (from < (rows[last] ?? 0)) rows[last] = from;
          continue;
        }
      } else touched.push(id);
      if (used[id] === this.#room[id]) this.#makeRoom(id);
      const at = (this.#begins[id] ?? 0) + (used[id] ?? 0);
      this.#rows[at] = from;
      this.#rows[at + 1] = to;
      this.#rows[at + 2] = owner;
      if (to > (latest[id] ?? 0)) latest[id] = to;
      used[id] = (used[id] ?? 0) + width;
    }
  }

  /** Drops what has ended; if that was little, the list moves to where it has room for twice as much. */
  #makeRoom(id: number) {
    this.#drop(id, nobody);
    const room = this.#room[id] ?? 0;
    const used = this.#used[id] ?? 0;
    if (2 * used < room) return;
    const begins = this.#begins[id] ?? 0;
    if (this.#free + 2 * room > this.#rows.length) {
      const larger = new Float64Array(2 * this.#rows.length + 2 * room);
      larger.set(this.#rows);
      this.#rows = larger;
    }
    this.#rows.copyWithin(this.#free, begins, begins + used);
    this.#begins[id] = this.#free;
    this.#room[id] = 2 * room;
    this.#free += 2 * room;
  }

  /** Drops an owner's reservations of an area, and those that have ended. */
  #drop(id: number, owner: number) {
    const rows = this.#rows;
    const begins = this.#begins[id] ?? 0;
    const past = begins + (this.#used[id] ?? 0);
    let kept = begins;
    let latest = 0;
    for (let at = begins; at < past; at += width) {
      const to = rows[at + 1] ?? 0;
      const whose = rows[at + 2] ?? nobody;
      if (whose === owner || to <= this.now) continue;
      if (to > latest) latest = to;
      if (at !== kept) {
        rows[kept] = rows[at] ?? 0;
        rows[kept + 1] = to;
        rows[kept + 2] = whose;
      }
      kept += width;
    }
    this.#used[id] = kept - begins;
    this.#latest[id] = latest;
  }
}

/** The owner of no reservation. */
const nobody = -1;
