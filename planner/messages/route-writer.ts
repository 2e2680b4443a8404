import type { Move } from "../traffic/moves.ts";
import {
  type NodeName,
  nodeAt,
  type OrderAction,
  type OrderEdge,
  type OrderNode,
  radians,
} from "./order-content.ts";

/** An order names no further drive after this many nodes: each update extends the horizon. */
const longest = 16;

/** Writes the nodes and edges of moves, from a first node on. */
export class RouteWriter {
  readonly nodes: OrderNode[];
  readonly edges: OrderEdge[] = [];
  readonly #nodeName: NodeName;
  readonly #actionOf: (stop: Move, node: OrderNode) => OrderAction;

  constructor(first: OrderNode, nodeName: NodeName, actionOf: (stop: Move, node: OrderNode) => OrderAction) {
    this.nodes = [first];
    this.#nodeName = nodeName;
    this.#actionOf = actionOf;
  }

  /** Adds a node at the place of the last one. */
  stay({ heading }: Move) {
    const from = this.nodes.at(-1);
    if (!from) return;
    const { nodeId, sequenceId, nodePosition } = from;
    const { theta: _, ...position } = nodePosition;
    this.edges.push(edgeBetween(from, nodeId, true, slowly, heading));
    this.nodes.push({ ...from, sequenceId: sequenceId + 2, nodePosition: position, actions: [] });
  }

  /** @param released whether the vehicle may make these moves now */
  write(moves: readonly Move[], released: boolean) {
    const drives = moves.some(({ drive }) => drive);
    for (const move of moves) {
      const { kind, heading, turn } = move;
      const node = this.nodes.at(-1);
      if (!node || (move.drive && !released && this.nodes.length > longest)) return;
      if (kind === "drive") this.#drive(move, released);
      else if (kind === "turn" && released && !drives) node.nodePosition.theta = radians(heading + turn);
      else if ((kind === "pick" || kind === "drop") && node.released === released)
        node.actions.push(this.#actionOf(move, node));
    }
  }

  #drive({ drive, heading }: Move, released: boolean) {
    for (const { toX, toY } of drive?.path ?? []) {
      const from = this.nodes.at(-1);
      if (!drive || !from) return;
      const { mapId } = from.nodePosition;
      const node = nodeAt(this.#nodeName(toX, toY), from.sequenceId + 2, toX, toY, mapId);
      const maxSpeed = Math.ceil(drive.run.speed * 1e6) / 1e6;
      this.edges.push(edgeBetween(from, node.nodeId, released, maxSpeed, heading));
      this.nodes.push({ ...node, released });
    }
  }
}

/** m/s on an edge of no length, which must name a speed all the same. */
const slowly = 0.1;

function edgeBetween(
  { nodeId, sequenceId }: OrderNode,
  endNodeId: string,
  released: boolean,
  maxSpeed: number,
  heading: number,
): OrderEdge {
  return {
    ...{ edgeId: `${nodeId}>${endNodeId}`, sequenceId: sequenceId + 1, released },
    ...{ startNodeId: nodeId, endNodeId, maxSpeed },
    ...{ orientation: radians(heading), orientationType: "GLOBAL", actions: [] },
  };
}
