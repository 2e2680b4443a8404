import { aheadOf, isPlaced } from "./order-ahead.ts";
import type { State } from "./read-content.ts";
import { broken, kept, type Rule, sections, unknown } from "./rule.ts";

/** The last node is one of the order's base, by name and sequenceId. */
export const lastNode: Rule = {
  name: "last-node",
  kinds: ["state"],
  sections: sections("6.10.2", "6.6.2"),
  after: ["schema"],
  inOrder: true,
  judge({ content: { state } }, history) {
    if (!state || isPlaced(state)) return undefined;
    const { orderId, lastNodeId, lastSequence, nodes } = state;
    const { state: before } = history;
    /* That is progress's to tell. */
    if (before?.orderId === orderId && state.updateId < before.updateId) return undefined;
    if (orderId === "") {
      return nodes.length === 0
        ? kept("The vehicle has no order.")
        : broken("The state has nodes ahead, but no orderId.");
    }
    if (lastNodeId === "" && nodes.length === 0 && before && isLost(before))
      return kept("The vehicle was in somebody's hand, and has no last node since.");
    const ahead = aheadOf(state, history);
    if (!ahead)
      return unknown(`The trace doesn't show order ${orderId}, update ${state.updateId}, as a whole.`);
    if (ahead.before) return kept("The vehicle is on its way to the first node.");
    const node = ahead.snapshot.nodes.get(lastSequence);
    if (!node && lastSequence < Math.min(...ahead.snapshot.nodes.keys()))
      return unknown(`Node ${lastNodeId} lies far behind.`);
    if (!node) return broken(`lastNodeSequenceId is ${lastSequence}. Order ${orderId} has no such node.`);
    if (node.id !== lastNodeId)
      return broken(
        `lastNodeId is ${JSON.stringify(lastNodeId)}. Node ${lastSequence} of order ${orderId} is ${JSON.stringify(node.id)}.`,
      );
    if (!node.released) return broken(`The vehicle has passed node ${lastNodeId}, which isn't released.`);
    return kept(`Node ${lastNodeId} is node ${lastSequence} of the order.`);
  },
};

/** Who has a vehicle in hand may leave it where no node is (3.0, table 10). */
const isLost = ({ lastNodeId, mode }: State) =>
  lastNodeId === "" || !["AUTOMATIC", "SEMIAUTOMATIC", "INTERVENED"].includes(mode);
