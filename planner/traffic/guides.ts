import type { Leg } from "./leg.ts";
import type { Network, Stand, Turn } from "./network.ts";
import type { Node } from "./roadmap.ts";

/** A stay of `dwell` ms at a node on the way. */
export type Goal = { node: Node; kind: "pick" | "stop" | "drop" | "charge"; dwell: number; order: number };

type Stands = Pick<Network, "stands" | "timesTo">;

/** Above 1 a search prefers plans that are nearly done: it ends much sooner, with plans at most this much longer. */
export const eagerness = 1.1;

/** A stand's moves, the most promising first; `keys` are their durations and `eagerness` times what is left after them. */
type Ranked = { moves: readonly (Leg | Turn)[]; keys: readonly number[] };

/** What leads to the nearest of some nodes, without traffic: least times by stand, and each stand's best moves. */
export class Guide {
  readonly times: Float64Array;
  readonly #ranked: (Ranked | undefined)[] = [];

  constructor(network: Stands, nodes: readonly Node[]) {
    const each = nodes.map((node) => network.timesTo(node));
    const [first] = each;
    this.times = first && each.length === 1 ? first : nearest(each, network.stands.length);
  }

  ranked(stand: Stand): Ranked {
    const known = this.#ranked[stand.id];
    if (known) return known;
    const moves: (Leg | Turn)[] = [];
    const keys: number[] = [];
    for (const move of stand.turns) this.#rank(move, moves, keys);
    for (const move of stand.legs) this.#rank(move, moves, keys);
    const ranked = { moves, keys };
    this.#ranked[stand.id] = ranked;
    return ranked;
  }

  /** Inserts a move behind those that promise as much: a few are sorted sooner so than by a sort of objects. */
  #rank(move: Leg | Turn, moves: (Leg | Turn)[], keys: number[]) {
    const key = move.duration + eagerness * (this.times[move.to.id] ?? Infinity);
    if (key === Infinity) return;
    let at = keys.length;
    for (; at > 0; at--) {
      const before = keys[at - 1] ?? 0;
      const other = moves[at - 1];
      if (before <= key || !other) break;
      keys[at] = before;
      moves[at] = other;
    }
    keys[at] = key;
    moves[at] = move;
  }
}

/** By stand, the least of several times. */
function nearest(each: readonly Float64Array[], stands: number) {
  const least = new Float64Array(stands).fill(Infinity);
  for (const times of each)
    for (let id = 0; id < stands; id++) {
      const time = times[id] ?? Infinity;
      if (time < (least[id] ?? 0)) least[id] = time;
    }
  return least;
}

/** Guides to be kept for sets of parking spots; most trips may end on one of a few sets. */
const maxKept = 256;

/** The guides of a network, each made once. */
export class Guides {
  readonly #network: Stands;
  readonly #toNode = new Map<Node, Guide>();
  readonly #toAny = new Map<string, Guide>();

  constructor(network: Stands) {
    this.#network = network;
  }

  to(node: Node): Guide {
    const known = this.#toNode.get(node) ?? new Guide(this.#network, [node]);
    this.#toNode.set(node, known);
    return known;
  }

  toAny(stands: readonly Stand[]): Guide {
    let key = "";
    for (const { id } of stands) key += `${id},`;
    const known =
      this.#toAny.get(key) ??
      new Guide(
        this.#network,
        stands.map(({ node }) => node),
      );
    if (this.#toAny.size >= maxKept) this.#toAny.clear();
    this.#toAny.set(key, known);
    return known;
  }
}
