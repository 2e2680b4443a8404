import { broken, kept, type Rule, sections, unknown } from "./rule.ts";

/** An update begins with the last node of the base, unchanged. */
export const orderStitching: Rule = {
  name: "order-stitching",
  kinds: ["order"],
  sections: sections("6.6.2", "6.1.2"),
  after: [
    ...["schema", "order-graph", "order-sequence", "order-release"],
    ...["order-update-id", "angles", "factsheet-limits"],
  ],
  inOrder: true,
  judge({ content: { order }, version }, history) {
    const before = order && history.snapshot(order.orderId);
    const [first] = order?.nodes ?? [];
    if (!order || !first || !before || order.updateId <= before.updateId) return undefined;
    if (!before.sure || order.updateId > before.updateId + 1)
      return unknown("The trace doesn't show the whole order before this update.");
    const { end } = before;
    if (!end) return unknown("The order before had no base.");
    if (first.sequence !== end.sequence || first.id !== end.id) {
      const due = `${end.id} (sequenceId ${end.sequence}), where the base ends`;
      return broken(
        `The update begins at ${first.id} (sequenceId ${first.sequence}). It has to begin at ${due}.`,
      );
    }
    if (!first.released) return broken(`The update takes back the release of node ${first.id}.`);
    if (first.content !== end.content)
      return broken(
        `Node ${first.id}, where the update begins, isn't as it was sent before: position, angle or actions differ.`,
      );
    if (version === "3.0" && isCancelled(order.orderId, history))
      return {
        ...broken(`Order ${order.orderId} was cancelled. It may get no further update.`),
        section: "6.1.3.1",
      };
    return kept(`The update begins at ${end.id}, where the base ends.`);
  },
};

function isCancelled(orderId: string, { cancels, actionStates }: Parameters<Rule["judge"]>[1]) {
  return [...cancels].some(
    ([id, cancel]) => cancel.orderId === orderId && actionStates.get(id)?.status !== "FAILED",
  );
}
