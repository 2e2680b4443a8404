import type { Network, Stand } from "./network.ts";
import type { Node } from "./roadmap.ts";
import type { Shape } from "./shapes.ts";

/** Where a flow picks and drops, and its orders an hour. */
export type Traffic = { pick: Node; drop: Node; perHour: number };

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

/** Stands by id: 1 for members. */
type Mask = Uint8Array;

/** Places that flows connect to one another. */
type Island = { members: Mask; nodes: readonly Node[] };

function islandsOf(network: Network, flows: readonly Traffic[]) {
  const islands: { members: Mask; nodes: Node[] }[] = [];
  for (const { pick, drop } of flows) {
    const known = islands.find(({ members }) => isOn(network, members, pick));
    const island = known ?? { members: component(network, pick, undefined), nodes: [] };
    if (!known) islands.push(island);
    for (const node of [pick, drop]) if (!island.nodes.includes(node)) island.nodes.push(node);
  }
  return islands;
}

const isOn = (network: Network, mask: Mask, node: Node) =>
  network.standsAt.get(node)?.some(({ id }) => mask[id]) === true;

/** How many spots have a way to their flows and back while all others are taken; 0 if the flows are cut off. */
function openSpots(
  network: Network,
  islands: readonly Island[],
  spots: readonly Stand[],
  blocked: Uint16Array,
) {
  let open = 0;
  for (const { members, nodes } of islands) {
    const [first] = nodes;
    if (!first) continue;
    const core = component(network, first, blocked);
    if (!nodes.every((node) => isOn(network, core, node))) return 0;
    let here = 0;
    for (const spot of spots) {
      if (!members[spot.id]) continue;
      for (const { id } of spot.shape.conflicts) blocked[id] = (blocked[id] ?? 0) - 1;
      const joined =
        reaches(network, spot, blocked, "out", core) && reaches(network, spot, blocked, "in", core);
      for (const { id } of spot.shape.conflicts) blocked[id] = (blocked[id] ?? 0) + 1;
      if (joined) here++;
    }
    if (here === 0 && spots.length >= islands.length) return 0;
    open += here;
  }
  return open;
}

/** The largest strongly connected set of stands that holds a stand of the node. */
function component(network: Network, node: Node, blocked: Uint16Array | undefined): Mask {
  let largest: Mask = new Uint8Array(network.stands.length);
  let most = 0;
  for (const stand of network.standsAt.get(node) ?? []) {
    if (blocked?.[stand.shape.id] || largest[stand.id]) continue;
    const out = new Uint8Array(network.stands.length);
    const back = new Uint8Array(network.stands.length);
    reaches(network, stand, blocked, "out", undefined, out);
    reaches(network, stand, blocked, "in", undefined, back);
    let size = 0;
    for (const [id, there] of out.entries()) size += out[id] = there & (back[id] ?? 0);
    if (size > most) [largest, most] = [out, size];
  }
  return largest;
}

/** Searches from a stand until it meets a target. Afterwards `seen` holds the stands that it reached. */
function reaches(
  network: Network,
  from: Stand,
  blocked: Uint16Array | undefined,
  direction: "out" | "in",
  target: Mask | undefined,
  seen: Mask = new Uint8Array(network.stands.length),
) {
  seen[from.id] = 1;
  const queue = [from];
  for (let stand = queue.pop(); stand; stand = queue.pop()) {
    if (target?.[stand.id]) return true;
    for (const { other, shape } of network.neighbours(stand, direction)) {
      if (seen[other.id] || blocked?.[shape.id] || blocked?.[other.shape.id]) continue;
      seen[other.id] = 1;
      queue.push(other);
    }
  }
  return false;
}

/** Orders an hour through each area on the shortest ways. */
function busyShapes(network: Network, flows: readonly Traffic[]) {
  const busy = new Float64Array(network.shapes.length);
  const mark = (from: Node, to: Node, perHour: number) => {
    const times = network.timesTo(to);
    let stand = network.standsAt
      .get(from)
      ?.toSorted((a, b) => (times[a.id] ?? Infinity) - (times[b.id] ?? Infinity))[0];
    while (stand && stand.node !== to) {
      const at: Stand = stand;
      const time = (next: { to: Stand; duration: number }) => next.duration + (times[next.to.id] ?? Infinity);
      const moves = [...at.legs, ...at.turns].toSorted((a, b) => time(a) - time(b));
      const [move] = moves;
      if (!move || time(move) === Infinity) return;
      const shapes = "pieces" in move ? move.pieces.map(({ shape }) => shape) : [move.shape];
      for (const { id } of shapes) busy[id] = (busy[id] ?? 0) + perHour;
      stand = move.to;
    }
  };
  for (const { pick, drop, perHour } of flows) {
    mark(pick, drop, perHour);
    mark(drop, pick, perHour);
    for (const stand of [...(network.standsAt.get(pick) ?? []), ...(network.standsAt.get(drop) ?? [])]) {
      busy[stand.shape.id] = (busy[stand.shape.id] ?? 0) + perHour;
    }
  }
  return busy;
}

/** Ranks chargers first, then spots that are out of the way and near the work. */
function rankCandidates(
  network: Network,
  flows: readonly Traffic[],
  chargers: readonly Node[],
  islands: readonly Island[],
  busy: Float64Array,
) {
  const picks = [...new Set(flows.map(({ pick }) => pick))];
  return network.stands
    .filter((stand) => islands.some(({ members }) => members[stand.id]))
    .map((stand) => {
      let use = 0;
      for (const { id } of stand.shape.conflicts) use += busy[id] ?? 0;
      let far = Infinity;
      for (const pick of picks) far = Math.min(far, network.timesTo(pick)[stand.id] ?? Infinity);
      return { stand, use, far, charger: chargers.includes(stand.node) ? 0 : 1 };
    })
    .sort((a, b) => a.charger - b.charger || a.use - b.use || a.far - b.far || a.stand.id - b.stand.id);
}
