import type { Rate } from "../fleet/placing.ts";
import type { Network, Stand } from "./network.ts";
import type { Node } from "./roadmap.ts";

/** Where a flow picks and drops on the network of its kind of vehicle, and how often its orders come. */
export type Traffic = Rate & {
  kind: number;
  pick: Node;
  drop: Node;
  /** A tour's stops between them, and how long it stands at each, ms. */
  tour?: { stops: readonly Node[]; dwell: number } | undefined;
};

/** Stands by id: 1 for members. */
type Mask = Uint8Array;

/** Places that flows connect to one another. */
export type Island = { members: Mask; nodes: readonly Node[] };

export function islandsOf(network: Network, flows: readonly Traffic[]) {
  const islands: { members: Mask; nodes: Node[] }[] = [];
  for (const { pick, drop, tour } of flows) {
    const known = islands.find(({ members }) => isOn(network, members, pick));
    const island = known ?? { members: component(network, pick, undefined), nodes: [] };
    if (!known) islands.push(island);
    for (const node of [pick, ...(tour?.stops ?? []), drop])
      if (!island.nodes.includes(node)) island.nodes.push(node);
  }
  return islands;
}

const isOn = (network: Network, mask: Mask, node: Node) =>
  network.standsAt.get(node)?.some(({ id }) => mask[id]) === true;

/**
 * The spots that have a way to their flows and back while all others are taken; none if the flows are cut off, or if
 * fewer than `least` have one.
 */
export function openSpots(
  network: Network,
  islands: readonly Island[],
  spots: readonly Stand[],
  blocked: Uint16Array,
  least: number,
): Stand[] {
  const open: Stand[] = [];
  let shut = 0;
  for (const { members, nodes } of islands) {
    const [first] = nodes;
    if (!first) continue;
    const core = component(network, first, blocked);
    if (!nodes.every((node) => isOn(network, core, node))) return [];
    let here = 0;
    for (const spot of spots) {
      if (!members[spot.id]) continue;
      for (const { id } of spot.shape.conflicts) blocked[id] = (blocked[id] ?? 0) - 1;
      const joined = meets(network, spot, blocked, "out", core) && meets(network, spot, blocked, "in", core);
      for (const { id } of spot.shape.conflicts) blocked[id] = (blocked[id] ?? 0) + 1;
      if (!joined) {
        if (++shut > spots.length - least) return [];
        continue;
      }
      here++;
      open.push(spot);
    }
    if (here === 0 && spots.length >= islands.length) return [];
  }
  return open;
}

/** The largest strongly connected set of stands that holds a stand of the node. */
function component(network: Network, node: Node, blocked: Uint16Array | undefined): Mask {
  let largest: Mask = new Uint8Array(network.stands.length);
  let most = 0;
  for (const stand of network.standsAt.get(node) ?? []) {
    if (blocked?.[stand.shape.id] || largest[stand.id]) continue;
    const out = reachable(network, stand, blocked, "out");
    const back = reachable(network, stand, blocked, "in");
    let size = 0;
    for (let id = 0; id < out.length; id++) {
      const both = (out[id] ?? 0) & (back[id] ?? 0);
      out[id] = both;
      size += both;
    }
    if (size > most) [largest, most] = [out, size];
  }
  return largest;
}

/** The stands to which a way leads from one, or back to it. */
function reachable(
  network: Network,
  from: Stand,
  blocked: Uint16Array | undefined,
  direction: "out" | "in",
): Mask {
  const seen = new Uint8Array(network.stands.length);
  seen[from.id] = 1;
  const open = [from];
  for (let stand = open.pop(); stand; stand = open.pop())
    for (const { other, shape } of network.neighbours(stand, direction)) {
      if (seen[other.id] || blocked?.[shape.id] || blocked?.[other.shape.id]) continue;
      seen[other.id] = 1;
      open.push(other);
    }
  return seen;
}

/**
 * Whether a way leads from a stand to the target, or back from there. Most meet it in a few steps, and each spot asks for
 * each further one, so this neither goes on nor makes room for a whole floor.
 */
function meets(
  network: Network,
  from: Stand,
  blocked: Uint16Array,
  direction: "out" | "in",
  target: Mask,
): boolean {
  if (target[from.id]) return true;
  const seen = new Set([from.id]);
  const open = [from];
  for (let stand = open.pop(); stand; stand = open.pop())
    for (const { other, shape } of network.neighbours(stand, direction)) {
      if (seen.has(other.id) || blocked[shape.id] || blocked[other.shape.id]) continue;
      if (target[other.id]) return true;
      seen.add(other.id);
      open.push(other);
    }
  return false;
}
