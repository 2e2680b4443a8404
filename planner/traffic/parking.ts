import { busyShapes, rankCandidates } from "./candidates.ts";
import { islandsOf, openSpots, type Traffic } from "./islands.ts";
import type { Network, Stand } from "./network.ts";
import type { Node } from "./roadmap.ts";
import type { Shape } from "./shapes.ts";

/**
 * Where vehicles may stand for ever. With all spots taken, every flow can still be driven by some vehicle: the flows'
 * places stay connected, and at least one spot has a way to them and back. So a plan for the next order always exists
 * once the other vehicles rest. Spots from which this holds for every vehicle come first; spots behind one another (a
 * dead end) follow if those don't suffice. Nobody rests in a door.
 * @returns fewer than `count` if the floor has no room; at most `spare` more than `count`
 */
export function parkingSpots(
  network: Network,
  flows: readonly Traffic[],
  { chargers, inDoors }: { chargers: readonly Node[]; inDoors: ReadonlySet<Shape> },
  count: number,
  spare: number,
): Stand[] {
  const islands = islandsOf(network, flows);
  const busy = busyShapes(network, flows);
  const candidates = rankCandidates(network, flows, chargers, islands, busy).filter(
    ({ stand }) => !inDoors.has(stand.shape),
  );
  const spots: Stand[] = [];
  const blocked = new Uint16Array(network.shapes.length);
  const set = (stand: Stand, by: 1 | -1) => {
    for (const { id } of stand.shape.conflicts) blocked[id] = (blocked[id] ?? 0) + by;
  };
  let reachable = 0;
  let trials = maxTrials;

  const pass = (limit: number, quiet: boolean, strict: boolean) => {
    for (const { stand, use } of candidates) {
      if (spots.length >= limit) return;
      if (quiet && use > 0) continue;
      if (spots.some((spot) => spot === stand || spot.shape.conflicts.includes(stand.shape))) continue;
      if (--trials < 0) return;
      set(stand, 1);
      spots.push(stand);
      const open = openSpots(network, islands, spots, blocked);
      if (open >= (strict ? reachable + 1 : 1)) reachable = open;
      else {
        spots.pop();
        set(stand, -1);
      }
    }
  };
  pass(count + spare, true, true);
  pass(count + 1, false, true);
  pass(count, true, false);
  pass(count, false, false);
  return spots;
}

/** Stands to try on a large floor before it counts as full. */
const maxTrials = 1200;
