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

/** Places joined by a lane of no length become one node. */
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
  for (const { id, x, y } of floor.places) {
    const first = find(id);
    const known = nodeOf.get(first) ?? addNode(x, y, true);
    nodeOf.set(first, known);
    nodeOf.set(id, known);
  }
  return nodeOf;
}

/** One link for each pair of places, whichever lanes join them. */
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
  return [...links.values()];
}
