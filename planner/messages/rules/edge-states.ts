import { aheadOf } from "./order-ahead.ts";
import { broken, kept, type Rule, sections } from "./rule.ts";

/** edgeStates holds the edges that lead to the nodes ahead. */
export const edgeStates: Rule = {
  name: "edge-states",
  kinds: ["state"],
  sections: sections("6.10.1", "6.6.1"),
  after: ["schema", "last-node", "progress", "node-states"],
  inOrder: true,
  judge({ content: { state } }, history) {
    if (!state) return undefined;
    const { nodes, edges } = state;
    for (const [at, edge] of edges.entries()) {
      const previous = edges[at - 1];
      if (previous && edge.sequence <= previous.sequence)
        return broken(
          `edgeStates[${at}] (${edge.id}) has sequenceId ${edge.sequence} after ${previous.sequence}.`,
        );
    }
    const ahead = aheadOf(state, history);
    if (!ahead) return undefined;
    for (const [at, edge] of edges.entries()) {
      const due = ahead.edges[at];
      if (!due || !nodes.some(({ sequence }) => sequence === edge.sequence + 1))
        return broken(
          `edgeStates has edge ${edge.id} (${edge.sequence}), whose end isn't among the nodes ahead.`,
        );
      if (edge.sequence !== due.sequence)
        return broken(
          `edgeStates[${at}] is edge ${edge.id} (${edge.sequence}). Edge ${due.id} (${due.sequence}) lies before it.`,
        );
      if (edge.id !== due.id)
        return broken(
          `edgeStates[${at}].edgeId is ${JSON.stringify(edge.id)}. Edge ${due.sequence} of the order is ${JSON.stringify(due.id)}.`,
        );
      if (edge.released !== due.released)
        return broken(
          `edgeStates[${at}] (${edge.id}) says released: ${edge.released}. The order says ${due.released}.`,
        );
    }
    const missing = ahead.edges[edges.length];
    if (missing && !ahead.mayBeCleared)
      return broken(`edgeStates lacks edge ${missing.id} (${missing.sequence}), which lies ahead.`);
    return kept(`${edges.length} edges lie ahead.`);
  },
};
