import { broken, kept, type Rule, sections } from "./rule.ts";

/** An order has a node at least, and one edge fewer than nodes. */
export const orderGraph: Rule = {
  name: "order-graph",
  kinds: ["order"],
  sections: sections("6.6.1", "6.1.1"),
  judge({ content: { order } }) {
    if (!order) return undefined;
    const [nodes, edges] = [order.nodes.length, order.edges.length];
    if (nodes === 0) return broken("The order has no node. It needs one at least.");
    if (edges !== nodes - 1)
      return broken(`${nodes} nodes need ${nodes - 1} edges between them; the order has ${edges}.`);
    return kept(`${nodes} nodes, ${edges} edges.`);
  },
};
