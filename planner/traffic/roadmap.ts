import { betweenAxes, headingOf } from "./heading.ts";
import { mergedLanes, mergedPlaces } from "./merging.ts";

/** The parts of a plan's floor that the traffic needs; lengths in mm. */
export type TrafficFloor = {
  places: readonly { id: string; x: number; y: number; chargers?: number | undefined }[];
  lanes: readonly {
    from: string;
    to: string;
    both?: boolean | undefined;
    width?: number | undefined;
    length?: number | undefined;
    speed?: number | undefined;
  }[];
};

/** A point where a vehicle may stop: a place, or a point on a lane. */
export type Node = { id: number; x: number; y: number; isPlace: boolean; out: Edge[] };

/** A straight piece of a lane in one direction. Both directions share one `piece`, and so one shape. */
export type Edge = {
  to: Node;
  piece: Piece;
  heading: number;
  /** Share of its speed that a vehicle drives on this track. */
  pace: number;
  /** m/s that its lane allows; Infinity without a limit. */
  limit: number;
};
export type Piece = { a: Node; b: Node; straight: number; way: number };

export type Roadmap = { nodes: Node[]; pieces: Piece[]; nodeOf: ReadonlyMap<string, Node> };

type Footprint = { length: number; width: number };
type Track = { ends: readonly [Node, Node] };
/** One end of a lane at a place: where right-hand traffic arrives and leaves. */
type Mouth = { arriving: Node; leaving: Node; outward: number; limit: number };

/** Speed factor on the left-hand side: low, so that it is used only to pass a standing vehicle. */
const wrongWay = 0.4;
/** Pieces between two crossings from track to track. */
const crossingEvery = 4;
/** mm: tracks that begin nearer to one another are merged, and meet at the place only. */
const nearest = 10;
/** The most nodes of a floor; larger floors get longer pieces. */
const maxNodes = 1000;
/** The most lanes of a floor on which wide lanes have two tracks, and the most lanes at a place with cut corners. */
const maxWithTracks = 150;
const maxAtCorner = 4;

/**
 * The lines that vehicles drive on. A narrow lane is one line. A two-way lane that is wide enough for two vehicles side
 * by side becomes two tracks, driven on the right, or on the left past a standing vehicle.
 */
export function buildRoadmap(floor: TrafficFloor, footprint: Footprint): Roadmap {
  const nodes: Node[] = [];
  const pieces: Piece[] = [];
  const addNode = (x: number, y: number, isPlace = false) => {
    const node: Node = { id: nodes.length, x, y, isPlace, out: [] };
    nodes.push(node);
    return node;
  };
  const connect = (
    a: Node,
    b: Node,
    along: number | undefined,
    against: number | undefined,
    limit: number,
    way = 0,
  ) => {
    const straight = Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
    const piece: Piece = { a, b, straight, way: Math.max(way, straight) };
    const heading = headingOf(b.x - a.x, b.y - a.y);
    pieces.push(piece);
    if (along) a.out.push({ to: b, piece, heading, pace: along, limit });
    if (against) b.out.push({ to: a, piece, heading: (heading + 18_000) % 36_000, pace: against, limit });
  };

  const nodeOf = mergedPlaces(floor, addNode);
  const links = mergedLanes(floor, nodeOf);
  const total = links.reduce((sum, link) => sum + link.straight * 2, 0);
  const spacing = Math.max(footprint.length + 300, 2000, total / maxNodes);
  const aside = footprint.width / 2 + 125;
  const runIn = 2 * aside;
  const deadEnds = new Set(
    [...nodeOf.values()].filter((node) => links.filter(({ a, b }) => a === node || b === node).length === 1),
  );
  const mouths = new Map<Node, Mouth[]>();

  for (const { a, b, straight, width, limit, along, against } of links) {
    const ux = (b.x - a.x) / straight;
    const uy = (b.y - a.y) / straight;
    const apart = deadEnds.has(a) || deadEnds.has(b) ? spacing / 2 : spacing;
    const line = (from: number, to: number, offset: number) => {
      const parts = Math.max(1, Math.floor((to - from) / apart));
      return Array.from({ length: parts + 1 }, (_, part) => {
        const far = from + ((to - from) * part) / parts;
        return addNode(a.x + ux * far - uy * offset, a.y + uy * far + ux * offset);
      });
    };
    const twoTracks =
      along !== undefined &&
      against !== undefined &&
      links.length <= maxWithTracks &&
      width >= 2 * footprint.width + 450 &&
      straight >= 2 * runIn + spacing;
    if (!twoTracks) {
      const parts = Math.max(1, Math.floor(straight / apart));
      const inner = Array.from({ length: parts - 1 }, (_, part) => {
        const far = (straight * (part + 1)) / parts;
        return addNode(a.x + ux * far, a.y + uy * far);
      });
      const way = Math.max(straight, Math.min(along ?? Infinity, against ?? Infinity)) / parts;
      pairs([a, ...inner, b], (from, to) => {
        const [forth, back] = [along === undefined ? undefined : 1, against === undefined ? undefined : 1];
        connect(from, to, forth, back, limit, way);
      });
      continue;
    }
    const stretch = Math.max(along, against, straight) / straight;
    const right = line(runIn, straight - runIn, -aside);
    const left = line(runIn, straight - runIn, aside);
    const step = (from: Node, to: Node, forth: number, back: number) => {
      const length = Math.sqrt((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y));
      connect(from, to, forth, back, limit, length * stretch);
    };
    pairs(right, (from, to) => step(from, to, 1, wrongWay));
    pairs(left, (from, to) => step(from, to, wrongWay, 1));
    for (let at = 0; at + 1 < right.length; at += crossingEvery) {
      const [r0, r1, l0, l1] = [right[at], right[at + 1], left[at], left[at + 1]];
      if (r0 && l1) step(r0, l1, 1, 1);
      if (l0 && r1) step(l0, r1, 1, 1);
    }
    const tracks = { right: endsOf(right), left: endsOf(left) };
    const [atA, atB] = [headingOf(ux, uy), headingOf(-ux, -uy)];
    addMouth(mouths, a, {
      arriving: tracks.left.ends[0],
      leaving: tracks.right.ends[0],
      outward: atA,
      limit,
    });
    addMouth(mouths, b, {
      arriving: tracks.right.ends[1],
      leaving: tracks.left.ends[1],
      outward: atB,
      limit,
    });
  }

  for (const [place, here] of mouths) {
    for (const { arriving, leaving, limit } of here) {
      connect(arriving, place, 1, wrongWay, limit);
      connect(place, leaving, 1, wrongWay, limit);
    }
    for (const from of here) {
      for (const to of here) {
        const apart = Math.abs(from.arriving.x - to.leaving.x) + Math.abs(from.arriving.y - to.leaving.y);
        if (from === to || apart < nearest) continue;
        const straightOn = betweenAxes(from.outward, to.outward) < sameAxis && from.outward !== to.outward;
        if (!straightOn && here.length > maxAtCorner) continue;
        const limit = Math.min(from.limit, to.limit);
        connect(from.arriving, to.leaving, 1, straightOn ? wrongWay : undefined, limit);
      }
    }
  }
  return { nodes, pieces, nodeOf };
}

/** Hundredths of a degree: axes that differ by less are driven as one line, without a stop. */
export const sameAxis = 100;

function pairs(line: readonly Node[], visit: (from: Node, to: Node) => void) {
  let last: Node | undefined;
  for (const node of line) {
    if (last) visit(last, node);
    last = node;
  }
}

function endsOf(line: readonly Node[]): Track {
  const [first] = line;
  const last = line.at(-1);
  if (!first || !last) throw new Error("A track has two ends at least");
  return { ends: [first, last] };
}

function addMouth(mouths: Map<Node, Mouth[]>, place: Node, mouth: Mouth) {
  const here = mouths.get(place) ?? [];
  here.push(mouth);
  mouths.set(place, here);
}
