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
 * other vehicles rest. If the floor has fewer such spots than vehicles, further ones stand behind or before them, as
 * long as no fewer can leave, and those that are shut in are a reserve: a vehicle that could not leave without moving
 * another would only hold up the rest. Nobody rests in a door.
 * @returns for a fleet of `count`: fewer if the floor has no room, and at most `spare` more
 */
export function parkingOn(
  network: Network,
  flows: readonly Traffic[],
  { chargers, inDoors }: { chargers: readonly Node[]; inDoors: ReadonlySet<Shape> },
): (count: number, spare: number) => Parking {
  const islands = islandsOf(network, flows);
  const busy = busyShapes(network, flows);
  const candidates = rankCandidates(network, flows, chargers, islands, busy).filter(
    ({ stand }) => !inDoors.has(stand.shape),
  );
  return (count, spare) => {
    const room = new Room(network, islands);
    room.fill(candidates, count, spare);
    if (room.spots.length >= count) return { spots: room.spots, reserve: [] };
    /*
     * A stub's end is the best spot for its charger, and yet may take the room of two. At the mouth of a lane with spots
     * along it, the nearest stand shuts in all others.
     */
    const nearest = candidates.toSorted((a, b) => a.use - b.use || a.far - b.far || a.stand.id - b.stand.id);
    const deepest = candidates.toSorted((a, b) => a.use - b.use || b.far - a.far || a.stand.id - b.stand.id);
    let most = room;
    for (const order of [nearest, deepest]) {
      const other = new Room(network, islands);
      other.fill(order, count, spare);
      if (other.spots.length > most.spots.length) most = other;
    }
    most.crowd(candidates, count);
    const reserve = most.shutIn();
    return { spots: most.spots.filter((spot) => !reserve.includes(spot)), reserve };
  };
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

  /** Takes further spots, up to `count`, that leave as many vehicles able to work: one more never means less work. */
  crowd(candidates: readonly Candidate[], count: number) {
    this.#take(candidates, count, (use) => use === 0, true);
    this.#take(candidates, count, () => true, true);
  }

  shutIn() {
    const open = openSpots(this.#network, this.#islands, this.spots, this.#blocked);
    return this.spots.filter((spot) => !open.includes(spot));
  }

  /** @param shutsOneIn whether each that is taken may be shut in, or shut one in */
  #take(
    candidates: readonly Candidate[],
    limit: number,
    isWanted: (use: number) => boolean,
    shutsOneIn = false,
  ) {
    for (const { stand, use } of candidates) {
      if (this.spots.length >= limit) return;
      if (!isWanted(use)) continue;
      if (this.spots.some((spot) => spot === stand || spot.shape.conflicts.includes(stand.shape))) continue;
      if (--this.#trials < 0) return;
      this.#set(stand, 1);
      this.spots.push(stand);
      const { length: open } = openSpots(this.#network, this.#islands, this.spots, this.#blocked);
      if (open >= Math.max(1, this.#open + (shutsOneIn ? 0 : 1))) this.#open = open;
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
