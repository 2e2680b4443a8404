import type { History, Snapshot } from "./history.ts";
import type { Edge, Node, State } from "./read-content.ts";

/** The order that a state is about, as it was sent, and what of it lies ahead of the last node. */
export type Ahead = {
  snapshot: Snapshot;
  nodes: Node[];
  edges: Edge[];
  /** Whether the vehicle still has the first node before it: its last node is then one of the order before. */
  before: boolean;
  /** Whether it may have dropped the rest: after a cancellation, or in a mode that clears the order. */
  mayBeCleared: boolean;
};

/** @returns undefined where the trace doesn't show the whole order */
export function aheadOf(state: State, history: History): Ahead | undefined {
  const snapshot = history.snapshot(state.orderId, state.updateId);
  if (!snapshot?.sure) return undefined;
  const { nodes, edges, lastSequence } = state;
  const [first] = snapshot.nodes.keys();
  const lowest = first === undefined ? 0 : Math.min(...snapshot.nodes.keys());
  const before = lowest === 0 && nodes[0]?.sequence === 0;
  const from = before ? -1 : lastSequence;
  const rest = <T extends { sequence: number }>(parts: ReadonlyMap<number, T>) =>
    [...parts.values()]
      .filter(({ sequence }) => sequence > from)
      .sort((one, other) => one.sequence - other.sequence);
  return {
    snapshot,
    nodes: rest(snapshot.nodes),
    edges: rest(snapshot.edges),
    before,
    mayBeCleared:
      isCleared(state, history) || (edges.length === 0 && nodes.length === 0 && isHibernating(state)),
  };
}

function isCleared({ orderId, mode, allActions }: State, { cancels }: History) {
  if (mode !== "AUTOMATIC" && mode !== "SEMIAUTOMATIC") return true;
  if ([...allActions.values()].some(({ type }) => type === "cancelOrder")) return true;
  return [...cancels.values()].some((cancel) => cancel.orderId === orderId || cancel.orderId === undefined);
}

const isHibernating = ({ allActions }: State) =>
  [...allActions.values()].some(({ type }) => type === "startHibernation");

/** Whether the vehicle was told where it is: its last node then follows that, not the order. */
export const isPlaced = ({ allActions, mode }: State) =>
  (mode !== "AUTOMATIC" && mode !== "SEMIAUTOMATIC") ||
  [...allActions.values()].some(({ type }) => type === "initPosition" || type === "initializePosition");
