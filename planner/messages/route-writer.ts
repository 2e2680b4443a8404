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
