import { broken, kept, type Rule } from "./rule.ts";

/** Every action has an id of its own, which its state is told by. */
export const actionIds: Rule = {
  name: "action-ids",
  kinds: ["order", "instantActions"],
  sections: { "1.1": "6.7", "2.0": "6.7", "2.1": "6.6.6", "3.0": "7.3" },
  after: ["schema", "new-order"],
  judge({ content: { order, actions }, kind, stale }, history) {
    const all =
      actions ??
      order?.nodes.flatMap((node) => node.actions).concat(order.edges.flatMap((edge) => edge.actions));
    if (!all || all.length === 0) return undefined;
    const seen = new Set<string>();
    for (const { id } of all) {
      if (seen.has(id)) return broken(`actionId ${JSON.stringify(id)} stands twice in this message.`);
      seen.add(id);
    }
    if (stale) return undefined;
    for (const { id } of all) {
      const before = history.sent.get(id);
      const again = before && !before.instant && kind === "order" && before.orderId === order?.orderId;
      if (before && !again && !before.isRefused)
        return broken(`actionId ${JSON.stringify(id)} was used before (line ${before.line}).`);
    }
    return kept(
      `${all.length === 1 ? "The action has an id" : `The ${all.length} actions have ids`} of its own.`.replace(
        "ids of its",
        "ids of their",
      ),
    );
  },
};
