import { aheadOf } from "./order-ahead.ts";
import { broken, kept, type Rule, sections } from "./rule.ts";

/** nodeStates holds what lies ahead of the last node, all of it, as the order has it. */
export const nodeStates: Rule = {
  name: "node-states",
  kinds: ["state"],
  sections: sections("6.10.1", "6.6.1"),
  after: ["schema", "last-node", "progress"],
  inOrder: true,
  judge({ content: { state } }, history) {
    if (!state) return undefined;
    const { nodes, lastSequence } = state;
    for (const [at, node] of nodes.entries()) {
      const previous = nodes[at - 1];
      if (previous && node.sequence <= previous.sequence)
        return broken(
          `nodeStates[${at}] (${node.id}) has sequenceId ${node.sequence} after ${previous.sequence}.`,
        );
    }
    const ahead = aheadOf(state, history);
    if (!ahead) return undefined;
    for (const [at, node] of nodes.entries()) {
      const due = ahead.nodes[at];
      if (node.sequence <= lastSequence && !ahead.before)
        return broken(
          `nodeStates still has node ${node.id} (${node.sequence}), which the vehicle has passed: its last node is ${lastSequence}.`,
        );
      if (!due) return broken(`nodeStates has node ${node.id} (${node.sequence}), which isn't in the order.`);
      if (node.sequence !== due.sequence)
        return broken(
          `nodeStates[${at}] is node ${node.id} (${node.sequence}). Node ${due.id} (${due.sequence}) lies before it.`,
        );
      if (node.id !== due.id)
        return broken(
          `nodeStates[${at}].nodeId is ${JSON.stringify(node.id)}. Node ${due.sequence} of the order is ${JSON.stringify(due.id)}.`,
        );
      if (node.released !== due.released)
        return broken(
          `nodeStates[${at}] (${node.id}) says released: ${node.released}. The order says ${due.released}.`,
        );
    }
    const missing = ahead.nodes[nodes.length];
    if (missing && !ahead.mayBeCleared)
      return broken(`nodeStates lacks node ${missing.id} (${missing.sequence}), which lies ahead.`);
    return kept(`${nodes.length} nodes lie ahead.`);
  },
};
