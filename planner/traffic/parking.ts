import { busyShapes, rankCandidates } from "./candidates.ts";
import { type Island, islandsOf, openSpots, type Traffic } from "./islands.ts";
import type { Network, Stand } from "./network.ts";
import type { Node } from "./roadmap.ts";
import type { Shape } from "./shapes.ts";

/** By kind, where its vehicles rest. Those on `reserve` stay there: others stand in their way. */
export type Parking = { spots: Stand[][]; reserve: Stand[][] };

/**
 * Where vehicles may stand for ever. With all spots taken, every flow can still be driven by every vehicle: the flows'
 * places stay connected, and each spot has a way to them and back. So a plan for the next order always exists once the
 * other vehicles rest. If the floor has fewer such spots than vehicles, two stand side by side where one did, if both can
 * leave; further ones stand behind or before them, as long as no fewer can leave, and those that are shut in are a
 * reserve: a vehicle that could not leave without moving another would only hold up the rest. Nobody rests in a door.
 * Several kinds take turns, so that each has its share of the chargers and of the best spots.
 * @returns for a fleet of `counts` by kind: fewer of a kind if the floor has no room, and at most `spare` more
 */
export function parkingOn(
  network: Network,
  flows: readonly Traffic[],
  { chargers, inDoors }: { chargers: readonly Node[]; inDoors: ReadonlySet<Shape> },
): (counts: readonly number[], spare: number) => Parking {
  const islands = islandsOf(network, flows);
  const busy = busyShapes(network, flows);
  const candidates = rankCandidates(network, flows, chargers, islands, busy).filter(
    ({ stand }) => !inDoors.has(stand.shape),
  );
  const byKind = (stands: readonly Stand[]) =>
    network.nodesOf.map((_, kind) => stands.filter(({ kind: own }) => own === kind));
  return (counts, spare) => {
    const room = new Room(network, islands);
    room.fill(candidates, counts, spare);
    if (room.hasAll(counts)) return { spots: byKind(room.spots), reserve: counts.map(() => []) };
    /*
     * A stub's end is the best spot for its charger, and yet may take the room of two. At the mouth of a lane with spots
     * along it, the nearest stand shuts in all others.
     */
    const nearest = candidates.toSorted((a, b) => a.use - b.use || a.far - b.far || a.stand.id - b.stand.id);
    const deepest = candidates.toSorted((a, b) => a.use - b.use || b.far - a.far || a.stand.id - b.stand.id);
    let most = room;
    for (const order of [nearest, deepest]) {
      const other = new Room(network, islands);
      other.fill(order, counts, spare);
      if (other.spots.length > most.spots.length) most = other;
    }
    most.pair(candidates, counts);
    most.crowd(candidates, counts);
    const reserve = most.shutIn();
    return { spots: byKind(most.spots.filter((spot) => !reserve.includes(spot))), reserve: byKind(reserve) };
  };
}

type Candidate = { stand: Stand; use: number };

/** Spots that are taken on a floor. */
class Room {
  readonly spots: Stand[] = [];
  readonly #network: Network;
  readonly #islands: readonly Island[];
  readonly #blocked: Uint16Array;
  /** Spots taken by each kind. */
  readonly #taken: number[];
  #open = 0;
  #trials = maxTrials;

  constructor(network: Network, islands: readonly Island[]) {
    this.#network = network;
    this.#islands = islands;
    this.#blocked = new Uint16Array(network.shapes.length);
    this.#taken = network.nodesOf.map(() => 0);
  }

  /** Takes spots that shut nobody in: first those out of the way, with some to spare. */
  fill(candidates: readonly Candidate[], counts: readonly number[], spare: number) {
    this.#takeInTurn(candidates, this.#rounds(counts, spare), (use) => use === 0);
    this.#takeInTurn(candidates, this.#rounds(counts, 1), () => true);
  }

  hasAll(counts: readonly number[]) {
    return counts.every((count, kind) => (this.#taken[kind] ?? 0) >= count);
  }

  /** Lets two stand where one does, wherever that works: side by side on a stub with two tracks, say. */
  pair(candidates: readonly Candidate[], counts: readonly number[]) {
    for (let at = 0; at < this.spots.length && !this.hasAll(counts); at++) {
      const spot = this.spots[at];
      if (!spot || (this.#taken[spot.kind] ?? 0) >= (counts[spot.kind] ?? 0)) continue;
      if (this.#pairAt(spot, candidates)) at = -1;
    }
  }

  /** One of the two takes some of the spot's own area; what stands in the way of the other is near it. */
  #pairAt(spot: Stand, candidates: readonly Candidate[]) {
    const touched = new Set(spot.shape.conflicts.flatMap(({ conflicts }) => conflicts));
    this.#drop(spot);
    const others = new Set(this.spots.flatMap(({ shape }) => shape.conflicts));
    const near = candidates
      .map(({ stand }) => stand)
      .filter(({ kind, shape }) => kind === spot.kind && touched.has(shape) && !others.has(shape));
    const over = near.filter(({ shape }) => spot.shape.conflicts.includes(shape));
    const pairs = over.flatMap((first) =>
      near
        .filter((second) => !over.includes(second) || second.id > first.id)
        .filter(({ shape }) => !first.shape.conflicts.includes(shape))
        .map((second) => [first, second] as const),
    );
    for (const pair of pairs) {
      if (--this.#trials < 0) break;
      for (const stand of pair) this.#add(stand);
      if (this.#openNow(this.#open + 1) > this.#open) {
        this.#open++;
        return true;
      }
      for (const stand of pair) this.#drop(stand);
    }
    this.#add(spot);
    return false;
  }

  /** Takes further spots, up to `count`, that leave as many vehicles able to work: one more never means less work. */
  crowd(candidates: readonly Candidate[], counts: readonly number[]) {
    this.#takeInTurn(candidates, this.#rounds(counts, 0), (use) => use === 0, true);
    this.#takeInTurn(candidates, this.#rounds(counts, 0), () => true, true);
  }

  /** What each kind may have in turn: one kind has all at once, several approach their counts alike. */
  #rounds(counts: readonly number[], spare: number): readonly (readonly number[])[] {
    const all = counts.map((count) => count + spare);
    if (counts.length === 1) return [all];
    const rounds = Math.max(...counts);
    const share = (round: number) => counts.map((count) => Math.ceil((count * round) / rounds));
    return [...Array.from({ length: rounds }, (_, round) => share(round + 1)), all];
  }

  shutIn() {
    const open = openSpots(this.#network, this.#islands, this.spots, this.#blocked, 0);
    return this.spots.filter((spot) => !open.includes(spot));
  }

  /** @param shutsOneIn whether each that is taken may be shut in, or shut one in */
  #takeInTurn(
    candidates: readonly Candidate[],
    rounds: readonly (readonly number[])[],
    isWanted: (use: number) => boolean,
    shutsOneIn = false,
  ) {
    /* One that shut somebody in would do so again with more vehicles around it. */
    const failed = new Set<Stand>();
    for (const limits of rounds) this.#take(candidates, limits, isWanted, shutsOneIn, failed);
  }

  #take(
    candidates: readonly Candidate[],
    limits: readonly number[],
    isWanted: (use: number) => boolean,
    shutsOneIn: boolean,
    failed: Set<Stand>,
  ) {
    for (const { stand, use } of candidates) {
      const { kind } = stand;
      if (this.hasAll(limits)) return;
      if (!isWanted(use) || failed.has(stand) || (this.#taken[kind] ?? 0) >= (limits[kind] ?? 0)) continue;
      if (this.spots.some((spot) => spot === stand || spot.shape.conflicts.includes(stand.shape))) continue;
      if (--this.#trials < 0) return;
      this.#add(stand);
      const least = Math.max(1, this.#open + (shutsOneIn ? 0 : 1));
      const open = this.#openNow(least);
      if (open >= least) this.#open = open;
      else {
        this.#drop(stand);
        failed.add(stand);
      }
    }
  }

  /** How many can leave; 0 where fewer than `least` can. */
  #openNow(least: number) {
    return openSpots(this.#network, this.#islands, this.spots, this.#blocked, least).length;
  }

  #add(stand: Stand) {
    this.#set(stand, 1);
    this.spots.push(stand);
    this.#taken[stand.kind] = (this.#taken[stand.kind] ?? 0) + 1;
  }

  #drop(stand: Stand) {
    this.spots.splice(this.spots.lastIndexOf(stand), 1);
    this.#taken[stand.kind] = (this.#taken[stand.kind] ?? 0) - 1;
    this.#set(stand, -1);
  }

  #set(stand: Stand, by: 1 | -1) {
    for (const { id } of stand.shape.conflicts) this.#blocked[id] = (this.#blocked[id] ?? 0) + by;
  }
}

/** Stands to try on a large floor before it counts as full. */
const maxTrials = 1200;
