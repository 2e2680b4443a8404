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

/** The spots that have a way to their flows and back while all others are taken; none if the flows are cut off. */
export function openSpots(
  network: Network,
  islands: readonly Island[],
  spots: readonly Stand[],
  blocked: Uint16Array,
): Stand[] {
  const open: Stand[] = [];
  for (const { members, nodes } of islands) {
    const [first] = nodes;
    if (!first) continue;
    const core = component(network, first, blocked);
    if (!nodes.every((node) => isOn(network, core, node))) return [];
    let here = 0;
    for (const spot of spots) {
      if (!members[spot.id]) continue;
      for (const { id } of spot.shape.conflicts) blocked[id] = (blocked[id] ?? 0) - 1;
      const joined =
        reaches(network, spot, blocked, "out", core) && reaches(network, spot, blocked, "in", core);
      for (const { id } of spot.shape.conflicts) blocked[id] = (blocked[id] ?? 0) + 1;
      if (!joined) continue;
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
    const out = new Uint8Array(network.stands.length);
    const back = new Uint8Array(network.stands.length);
    reaches(network, stand, blocked, "out", undefined, out);
    reaches(network, stand, blocked, "in", undefined, back);
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
