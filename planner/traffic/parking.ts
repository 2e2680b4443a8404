import { busyShapes, rankCandidates } from "./candidates.ts";
import { type Island, islandsOf, openSpots, type Traffic } from "./islands.ts";
import type { Network, Stand } from "./network.ts";
import type { Node } from "./roadmap.ts";
import type { Shape } from "./shapes.ts";

/** Where vehicles rest. Those on `reserve` stay there: others stand in their way. */
export type Parking = { spots: Stand[]; reserve: Stand[] };

/**
 * Where vehicles may stand for ever. With all spots taken, every flow can still be driven by every vehicle: the flows'
 * places stay connected, and each spot has a way to them and back. So a plan for the next order always exists once the
 * other vehicles rest. If the floor has fewer such spots than vehicles, further ones stand behind or before them, and
 * those that are shut in are a reserve: a vehicle that could not leave without moving another would only hold up the
 * rest. Nobody rests in a door.
 * @returns fewer than `count` if the floor has no room; at most `spare` more than `count`
 */
export function parkingSpots(
  network: Network,
  flows: readonly Traffic[],
  { chargers, inDoors }: { chargers: readonly Node[]; inDoors: ReadonlySet<Shape> },
  count: number,
  spare: number,
): Parking {
  const islands = islandsOf(network, flows);
  const busy = busyShapes(network, flows);
  const candidates = rankCandidates(network, flows, chargers, islands, busy).filter(
    ({ stand }) => !inDoors.has(stand.shape),
  );
  const room = new Room(network, islands);
  room.fill(candidates, count, spare);
  if (room.spots.length >= count) return { spots: room.spots, reserve: [] };
  /* A stub's end is the best spot for its charger, and yet may take the room of two. */
  const other = new Room(network, islands);
  other.fill(
    candidates.toSorted((a, b) => a.use - b.use || a.far - b.far || a.stand.id - b.stand.id),
    count,
    spare,
  );
  const most = other.spots.length > room.spots.length ? other : room;
  most.crowd(candidates, count);
  const reserve = most.shutIn();
  return { spots: most.spots.filter((spot) => !reserve.includes(spot)), reserve };
}

type Candidate = { stand: Stand; use: number };

/** Spots that are taken on a floor. */
class Room {
  readonly spots: Stand[] = [];
  readonly #network: Network;
  readonly #islands: readonly Island[];
  readonly #blocked: Uint16Array;
  #open = 0;
  #trials = maxTrials;

  constructor(network: Network, islands: readonly Island[]) {
    this.#network = network;
    this.#islands = islands;
    this.#blocked = new Uint16Array(network.shapes.length);
  }

  /** Takes spots that shut nobody in: first those out of the way, with some to spare. */
  fill(candidates: readonly Candidate[], count: number, spare: number) {
    this.#take(candidates, count + spare, (use) => use === 0);
    this.#take(candidates, count + 1, () => true);
  }

  /** Takes further spots, up to `count`, that shut in as few as possible. */
  crowd(candidates: readonly Candidate[], count: number) {
    for (const quiet of [true, false])
      for (let shut = 0; shut <= this.#open; shut++)
        this.#take(candidates, count, (use) => !quiet || use === 0, shut);
  }

  shutIn() {
    const open = openSpots(this.#network, this.#islands, this.spots, this.#blocked);
    return this.spots.filter((spot) => !open.includes(spot));
  }

  /** @param shuts how many spots, that itself is one of, may be shut in by each that is taken; undefined: none */
  #take(candidates: readonly Candidate[], limit: number, isWanted: (use: number) => boolean, shuts?: number) {
    for (const { stand, use } of candidates) {
      if (this.spots.length >= limit) return;
      if (!isWanted(use)) continue;
      if (this.spots.some((spot) => spot === stand || spot.shape.conflicts.includes(stand.shape))) continue;
      if (--this.#trials < 0) return;
      this.#set(stand, 1);
      this.spots.push(stand);
      const { length: open } = openSpots(this.#network, this.#islands, this.spots, this.#blocked);
      if (open >= Math.max(1, shuts === undefined ? this.#open + 1 : this.#open - shuts)) this.#open = open;
      else {
        this.spots.pop();
        this.#set(stand, -1);
      }
    }
  }

  #set(stand: Stand, by: 1 | -1) {
    for (const { id } of stand.shape.conflicts) this.#blocked[id] = (this.#blocked[id] ?? 0) + by;
  }
}

/** Stands to try on a large floor before it counts as full. */
const maxTrials = 1200;
