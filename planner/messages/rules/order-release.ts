import { broken, kept, type Rule, sections } from "./rule.ts";

/** The base comes before the horizon: nothing is released after something that isn't. */
export const orderRelease: Rule = {
  name: "order-release",
  kinds: ["order"],
  sections: sections("6.6.1", "6.1.1"),
  after: ["order-graph", "order-sequence"],
  judge({ content: { order }, version }, history) {
    const [first] = order?.nodes ?? [];
    if (!order || !first) return undefined;
    /* Where an update begins, the node was released before. */
    if (!first.released && (version === "3.0" || !history.snapshot(order.orderId)))
      return broken(`The first node (${first.id}) isn't released: the order has no base.`);
    let withheld = first.released ? undefined : first.id;
    for (const [at, edge] of order.edges.entries()) {
      const node = order.nodes[at + 1];
      if (edge.released && (withheld !== undefined || !node?.released)) {
        const why = withheld === undefined ? `its end ${node?.id} isn't` : `${withheld} before it isn't`;
        return broken(`Edge ${edge.id} is released, but ${why}.`);
      }
      if (!edge.released) withheld ??= edge.id;
      if (node?.released && withheld !== undefined)
        return broken(`Node ${node.id} is released, but ${withheld} before it isn't.`);
      if (node && !node.released) withheld ??= node.id;
    }
    return kept("The base comes before the horizon.");
  },
};
