import { betweenAxes } from "./heading.ts";
import { type Passage, passagesOver, type Run, runOver, stopAfter } from "./motion.ts";
import type { Network, Stand, Turn } from "./network.ts";
import type { Edge, Node, Piece } from "./roadmap.ts";
import type { Shape } from "./shapes.ts";

/** A piece of a lane that a drive passes. */
type Passed = Passage & { shape: Shape; from: Node; to: Node; way: number };

/**
 * A drive from stop to stop along a straight line of pieces. It can stop within the pieces that it holds already, where
 * nobody else can be on the way. Most drives of a floor are never made, so what they pass is found when it is first asked
 * for: all pieces of all drives of a large floor would be millions.
 */
export class Leg {
  readonly to: Stand;
  /** The most that it may reach, mm/ms. */
  readonly speed: number;
  readonly run: Run;
  readonly duration: number;
  /** See `holdsOf` and `passesOf`. */
  holds: Float64Array | undefined;
  passes: Float64Array | undefined;
  readonly #edges: readonly Edge[];
  readonly #count: number;
  readonly #swept: Swept;
  #pieces: readonly Passed[] | undefined;

  /** Over the first `count` of some edges. */
  constructor(edges: readonly Edge[], count: number, to: Stand, speed: number, swept: Swept) {
    let way = 0;
    for (let at = 0; at < count; at++) way += edges[at]?.piece.way ?? 0;
    this.to = to;
    this.speed = speed;
    this.run = runOver(way, speed);
    this.duration = Math.ceil(this.run.duration);
    this.#edges = edges;
    this.#count = count;
    this.#swept = swept;
  }

  /** What the vehicle covers, if it passes one piece. */
  get only(): Shape | undefined {
    const [first] = this.#edges;
    return first && this.#count === 1 ? this.#swept.get(first.piece) : undefined;
  }

  get pieces(): readonly Passed[] {
    this.#pieces ??= this.#passed();
    return this.#pieces;
  }

  /** The drives before and after one of the pieces. */
  cut(at: number, between: Stand): [Leg, Leg] {
    const { speed } = this;
    const rest = this.#edges.slice(at, this.#count);
    return [
      new Leg(this.#edges, at, between, speed, this.#swept),
      new Leg(rest, rest.length, this.to, speed, this.#swept),
    ];
  }

  #passed() {
    const edges = this.#edges.slice(0, this.#count);
    const passages = passagesOver(
      edges.map(({ piece }) => piece.way),
      this.run,
      this.speed,
    );
    return edges.flatMap(({ piece, to }, at): Passed[] => {
      const [passage, shape] = [passages[at], this.#swept.get(piece)];
      if (!passage || !shape) throw new Error("Every piece has a shape");
      const { a, b, way } = piece;
      return [{ ...passage, shape, from: to === b ? a : b, to, way }];
    });
  }
}

/** What a vehicle covers along a piece. */
export type Swept = ReadonlyMap<Piece, Shape>;

/**
 * By piece of a drive three numbers: its area, and when the drive enters and leaves it; a turn has one area. A search
 * reads them more often than anything else.
 */
export function passesOf(move: Leg | Turn): Float64Array {
  if (move.passes) return move.passes;
  const areas =
    "pieces" in move
      ? move.pieces.map(({ shape: { area }, enter, leave }) => ({ area, enter, leave }))
      : [{ area: move.shape.area, enter: 0, leave: move.duration }];
  move.passes = inRows(areas);
  return move.passes;
}

function inRows(areas: readonly { area: number; enter: number; leave: number }[]): Float64Array {
  const rows = new Float64Array(3 * areas.length);
  let at = 0;
  for (const { area, enter, leave } of areas) {
    rows[at++] = area;
    rows[at++] = enter;
    rows[at++] = leave;
  }
  return rows;
}

/**
 * What a drive reserves, three numbers for each area, as in `passesOf`: near areas are near to several of its pieces, one
 * after the other, and are held once.
 */
export function holdsOf(leg: Leg): Float64Array {
  if (leg.holds) return leg.holds;
  type Hold = { area: number; enter: number; leave: number };
  const last = new Map<number, Hold>();
  const holds: Hold[] = [];
  for (const { shape, enter, leave } of leg.pieces) {
    if (leave <= enter) continue;
    for (let at = 0; at < shape.near.length; at += 3) {
      const area = shape.near[at] ?? 0;
      const known = last.get(area);
      if (known && known.leave >= enter && known.enter <= leave) {
        known.leave = Math.max(known.leave, leave);
        known.enter = Math.min(known.enter, enter);
        continue;
      }
      const hold = { area, enter, leave };
      last.set(area, hold);
      holds.push(hold);
    }
  }
  leg.holds = inRows(holds);
  return leg.holds;
}

/**
 * Cuts a drive at the first stop that it can make from `time` ms after its start on. Returns the drive up to there and
 * the rest; undefined if that stop is its end. Until it brakes, the first part equals the original drive bit for bit.
 */
export function cutLeg(leg: Leg, time: number, network: Pick<Network, "standsAt">): [Leg, Leg] | undefined {
  const at = stopAfter(leg.pieces, time);
  const stop = at && leg.pieces[at]?.from;
  if (!at || !stop) return undefined;
  const [nearest] = (network.standsAt.get(stop) ?? []).toSorted(
    (a, b) => betweenAxes(a.axis, leg.to.axis) - betweenAxes(b.axis, leg.to.axis),
  );
  if (!nearest) return undefined;
  return leg.cut(at, nearest);
}
