import type { Island, Traffic } from "./islands.ts";
import type { Network, Stand } from "./network.ts";
import type { Node } from "./roadmap.ts";

/** Orders an hour through each area on the shortest ways. */
export function busyShapes(network: Network, flows: readonly Traffic[]) {
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
  for (const { pick, drop, tour, perHour } of flows) {
    const nodes = [pick, ...(tour?.stops ?? []), drop];
    for (const [at, node] of nodes.entries()) {
      const next = nodes[at + 1];
      if (next) mark(node, next, perHour);
    }
    if (!tour) mark(drop, pick, perHour);
    for (const stand of nodes.flatMap((node) => network.standsAt.get(node) ?? [])) {
      busy[stand.shape.id] = (busy[stand.shape.id] ?? 0) + perHour;
    }
  }
  return busy;
}

/** Ranks chargers first, then spots that are out of the way and near the work. */
export function rankCandidates(
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
