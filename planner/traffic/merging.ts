import type { Node, TrafficFloor } from "./roadmap.ts";

type Link = {
  a: Node;
  b: Node;
  straight: number;
  width: number;
  /** The least speed that its lanes allow, m/s. */
  limit: number;
  /** mm from a to b and from b to a; undefined in a direction that isn't driven. */
  along: number | undefined;
  against: number | undefined;
};

/**
 * Places joined by a lane of no length become one node. Nodes are numbered by where they lie: of spots that are as good,
 * the one with the lower number is taken, and a floor's rows may name it in any order.
 */
export function mergedPlaces(floor: TrafficFloor, addNode: (x: number, y: number, isPlace: boolean) => Node) {
  const at = new Map(floor.places.map((place) => [place.id, place]));
  const root = new Map<string, string>();
  const find = (id: string): string => {
    const up = root.get(id);
    return up === undefined ? id : find(up);
  };
  for (const lane of floor.lanes) {
    const [from, to] = [at.get(lane.from), at.get(lane.to)];
    if (!from || !to || from.x !== to.x || from.y !== to.y) continue;
    const [a, b] = [find(lane.from), find(lane.to)];
    if (a !== b) root.set(b, a);
  }
  const nodeOf = new Map<string, Node>();
  for (const { id, x, y } of floor.places.toSorted(byPosition)) {
    const first = find(id);
    const known = nodeOf.get(first) ?? addNode(x, y, true);
    nodeOf.set(first, known);
    nodeOf.set(id, known);
  }
  return nodeOf;
}

/** One link for each pair of places, whichever lanes join them, in the order of their nodes. */
export function mergedLanes(floor: TrafficFloor, nodeOf: ReadonlyMap<string, Node>) {
  const links = new Map<string, Link>();
  for (const lane of floor.lanes) {
    const [from, to] = [nodeOf.get(lane.from), nodeOf.get(lane.to)];
    if (!from || !to || from === to) continue;
    const [a, b] = from.id < to.id ? [from, to] : [to, from];
    const straight = Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
    const key = `${a.id},${b.id}`;
    const link: Link = links.get(key) ?? {
      ...{ a, b, straight, width: 0, limit: Number.POSITIVE_INFINITY, along: undefined, against: undefined },
    };
    const way = Math.max(lane.length ?? 0, straight);
    if (from === a || lane.both) link.along = Math.min(link.along ?? way, way);
    if (from === b || lane.both) link.against = Math.min(link.against ?? way, way);
    link.limit = Math.min(link.limit, lane.speed ?? Number.POSITIVE_INFINITY);
    link.width = Math.max(link.width, lane.width ?? 0);
    links.set(key, link);
  }
  return [...links.values()].sort((one, other) => one.a.id - other.a.id || one.b.id - other.b.id);
}

type Positioned = { id: string; x: number; y: number };

/** Those on one point by their names. */
export function byPosition(one: Positioned, other: Positioned) {
  return one.x - other.x || one.y - other.y || (one.id < other.id ? -1 : 1);
}
