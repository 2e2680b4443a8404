import { aheadOf } from "./order-ahead.ts";
import { fieldsOf, listOf, positionOf } from "./read-content.ts";
import { broken, kept, type Rule, sections } from "./rule.ts";

/** m by which a position may be rounded. */
const rounding = 0.05;

/** nodeStates holds what lies ahead of the last node, all of it, as the order has it. */
export const nodeStates: Rule = {
  name: "node-states",
  kinds: ["state"],
  sections: sections("6.10.1", "6.6.1"),
  after: ["schema", "last-node", "progress"],
  inOrder: true,
  judge({ content: { state }, message, version }, history) {
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
    const listed = listOf(message["nodeStates"]);
    for (const [at, { id }] of nodes.entries()) {
      const [told, due] = [positionOf(fieldsOf(listed[at])["nodePosition"]), ahead.nodes[at]?.position];
      if (!told || !due) continue;
      const [dx, dy] = [told.x - due.x, told.y - due.y];
      const away = Math.sqrt(dx * dx + dy * dy);
      if (away > rounding || (told.mapId !== undefined && told.mapId !== due.mapId))
        return {
          ...broken(
            `nodeStates[${at}] (${id}) is ${away.toFixed(1)} m from where the order has it${told.mapId === due.mapId ? "" : ", on another map"}.`,
          ),
          section: version === "3.0" ? "7.8" : "6.10.6",
        };
    }
    const missing = ahead.nodes[nodes.length];
    if (missing && !ahead.mayBeCleared)
      return broken(`nodeStates lacks node ${missing.id} (${missing.sequence}), which lies ahead.`);
    return kept(`${nodes.length} nodes lie ahead.`);
  },
};
