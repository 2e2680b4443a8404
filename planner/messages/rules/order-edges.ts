import { broken, kept, type Rule } from "./rule.ts";

/** Each edge joins the node before it with the node after it. */
export const orderEdges: Rule = {
  name: "order-edges",
  kinds: ["order"],
  sections: { "1.1": "6.7", "2.0": "6.7", "2.1": "6.6.6", "3.0": "6.1.1" },
  after: ["order-graph", "order-sequence"],
  judge({ content: { order } }) {
    if (!order || order.edges.length === 0) return undefined;
    for (const [at, { id, start, end }] of order.edges.entries()) {
      /* 3.0 has neither of them; where another version lacks one, the schema says so. */
      if (start === undefined || end === undefined) return undefined;
      const [from, to] = [order.nodes[at]?.id, order.nodes[at + 1]?.id];
      if (start !== from)
        return broken(
          `edges[${at}] (${id}) starts at node ${JSON.stringify(start)}. The node before it is ${from}.`,
        );
      if (end !== to)
        return broken(
          `edges[${at}] (${id}) ends at node ${JSON.stringify(end)}. The node after it is ${to}.`,
        );
    }
    return kept("Each edge joins the nodes beside it.");
  },
};
