import { broken, kept, type Rule, sections } from "./rule.ts";

/** One sequence runs over nodes and edges in turn: even numbers for nodes, odd ones for edges. */
export const orderSequence: Rule = {
  name: "order-sequence",
  kinds: ["order"],
  sections: sections("6.6.2", "6.1.1"),
  after: ["schema", "order-graph"],
  judge({ content: { order } }) {
    const [first] = order?.nodes ?? [];
    if (!order || !first) return undefined;
    if (first.sequence % 2 !== 0)
      return broken(
        `The first node has sequenceId ${first.sequence}. Nodes have even numbers, edges odd ones.`,
      );
    if (order.updateId === 0 && first.sequence !== 0)
      return broken(`The first node of a new order has sequenceId ${first.sequence}. It begins with 0.`);
    for (const [at, node] of order.nodes.entries()) {
      const due = first.sequence + 2 * at;
      if (node.sequence !== due)
        return broken(
          `nodes[${at}] (${node.id}) has sequenceId ${node.sequence}. In its place stands ${due}.`,
        );
      const edge = order.edges[at];
      if (edge && edge.sequence !== due + 1)
        return broken(
          `edges[${at}] (${edge.id}) has sequenceId ${edge.sequence}. In its place stands ${due + 1}.`,
        );
    }
    return kept(`sequenceIds run from ${first.sequence} to ${order.nodes.at(-1)?.sequence}.`);
  },
};
