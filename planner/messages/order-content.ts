import type { Move } from "../traffic/moves.ts";

/** An order of fleet control, without its header: a base that the vehicle may drive now, and a horizon. */
export type OrderContent = {
  orderId: string;
  orderUpdateId: number;
  nodes: OrderNode[];
  edges: OrderEdge[];
};

/** Metres and radians; `theta` if the vehicle has to turn to an angle before it goes on. */
export type OrderNode = {
  nodeId: string;
  sequenceId: number;
  released: boolean;
  nodePosition: { x: number; y: number; theta?: number; mapId: string };
  actions: OrderAction[];
};

/** `maxSpeed` in m/s; `orientation` in radians on the map. */
type OrderEdge = {
  edgeId: string;
  sequenceId: number;
  released: boolean;
  startNodeId: string;
  endNodeId: string;
  maxSpeed: number;
  orientation: number;
  orientationType: "GLOBAL";
  actions: [];
};

export type OrderAction = {
  actionId: string;
  actionType: string;
  blockingType: "HARD";
  actionParameters?: { key: string; value: string }[];
};

export type NodeName = (x: number, y: number) => string;

/** The place at a point, or else a name from its coordinates in metres: x12.40y-3.00. */
export function nodeNames(places: readonly { id: string; x: number; y: number }[]): NodeName {
  const known = new Map(places.map(({ id, x, y }) => [`${x} ${y}`, id]));
  const metres = (mm: number) => (Math.round(mm / 10) / 100).toFixed(2);
  return (x, y) => known.get(`${x} ${y}`) ?? `x${metres(x)}y${metres(y)}`;
}

/** An order names no further drive after this many nodes: each update extends the horizon. */
const longest = 16;

/** Writes the nodes and edges of moves, from a first node on. */
export class RouteWriter {
  readonly nodes: OrderNode[];
  readonly edges: OrderEdge[] = [];
  readonly #nodeName: NodeName;
  readonly #actionOf: (kind: "pick" | "drop", flow: number, nodeId: string) => OrderAction;

  constructor(
    first: OrderNode,
    nodeName: NodeName,
    actionOf: (kind: "pick" | "drop", flow: number, nodeId: string) => OrderAction,
  ) {
    this.nodes = [first];
    this.#nodeName = nodeName;
    this.#actionOf = actionOf;
  }

  /** @param released whether the vehicle may make these moves now */
  write(moves: readonly Move[], released: boolean) {
    const drives = moves.some(({ drive }) => drive);
    for (const [at, move] of moves.entries()) {
      const { kind, heading, turn, flow } = move;
      const node = this.nodes.at(-1);
      if (!node || (move.drive && !released && this.nodes.length > longest)) return;
      if (kind === "drive") this.#drive(move, released);
      else if (kind === "turn" && released && !drives) node.nodePosition.theta = radians(heading + turn);
      else if ((kind === "pick" || kind === "drop") && node.released === released) {
        const carried = kind === "pick" ? (moves[at + 1]?.flow ?? -1) : flow;
        node.actions.push(this.#actionOf(kind, carried, node.nodeId));
      }
    }
  }

  #drive({ drive, heading }: Move, released: boolean) {
    for (const { toX, toY } of drive?.path ?? []) {
      const from = this.nodes.at(-1);
      if (!drive || !from) return;
      const { mapId } = from.nodePosition;
      const node = nodeAt(this.#nodeName(toX, toY), from.sequenceId + 2, toX, toY, mapId);
      this.edges.push({
        edgeId: `${from.nodeId}>${node.nodeId}`,
        sequenceId: from.sequenceId + 1,
        released,
        startNodeId: from.nodeId,
        endNodeId: node.nodeId,
        maxSpeed: Math.ceil(drive.run.speed * 1e6) / 1e6,
        orientation: radians(heading),
        orientationType: "GLOBAL",
        actions: [],
      });
      this.nodes.push({ ...node, released });
    }
  }
}

/** A node at a point in mm, to the tenth of a millimetre. */
export function nodeAt(nodeId: string, sequenceId: number, x: number, y: number, mapId: string): OrderNode {
  const nodePosition = { x: fine(x), y: fine(y), mapId };
  return { nodeId, sequenceId, released: true, nodePosition, actions: [] };
}

const fine = (mm: number) => Math.round(mm * 10) / 10_000;

/** From −π to π, with enough digits to restore the hundredth of a degree. */
export function radians(hundredths: number) {
  const whole = ((hundredths % 36_000) + 36_000) % 36_000;
  return Math.round(((whole > 18_000 ? whole - 36_000 : whole) / 18_000) * Math.PI * 1e5) / 1e5;
}

/** Hundredths of a degree, 0 to 35,999. */
export function hundredths(angle: number) {
  return (Math.round((angle / Math.PI) * 18_000) + 36_000) % 36_000;
}
