import { isEnded } from "./action-states.ts";
import { broken, type Finding, kept, type Rule, sections } from "./rule.ts";

/** After cancelOrder nothing of the order is left; without an order it fails. */
export const cancelOrder: Rule = {
  name: "cancel-order",
  kinds: ["state"],
  sections: sections("6.6.3", "6.1.3"),
  after: ["schema", "order-known", "instant-actions", "node-states", "edge-states", "action-states"],
  inOrder: true,
  judge({ content: { state }, version }, history) {
    if (!state) return undefined;
    let finding: Finding | undefined;
    for (const { id, type, status } of state.allActions.values()) {
      const cancel = history.cancels.get(id);
      if (!cancel && type !== "cancelOrder") continue;
      if (!cancel?.isOther && (cancel?.orderId ?? state.orderId) !== state.orderId) continue;
      const isNew = history.actionStates.get(id)?.status !== status;
      const empty = version === "3.0" ? "6.1.3.2" : "6.6.3.2";
      if (status === "FINISHED" && cancel?.isOther) {
        const wrong = `cancelOrder (${id}) is FINISHED. It names order ${cancel.orderId}, which the vehicle doesn't have, so it has to be FAILED.`;
        if (!history.failedCancels.has(id)) return { ...broken(wrong), section: empty };
        continue;
      }
      if (status === "FINISHED") {
        const left = state.nodes[0]?.id ?? state.edges[0]?.id;
        if (left !== undefined)
          return broken(`cancelOrder (${id}) is FINISHED, but ${left} still lies ahead.`);
        const open = state.actions.find(
          (each) =>
            !history.sent.get(each.id)?.instant && each.type !== "cancelOrder" && !isEnded(each.status),
        );
        if (open) return broken(`cancelOrder (${id}) is FINISHED, but action ${open.id} is ${open.status}.`);
        if (state.driving && isNew)
          return broken(`cancelOrder (${id}) is FINISHED, but the vehicle still drives.`);
        if (isNew && cancel?.wasIdle)
          return {
            ...broken(
              `cancelOrder (${id}) is FINISHED, but there was no order to cancel. It has to be FAILED.`,
            ),
            section: empty,
          };
        if (isNew) finding = kept(`cancelOrder (${id}) has ended the order.`);
      }
      if (status === "FAILED" && isNew && !history.failedCancels.has(id)) {
        const told = state.errors.some((error) => /^no_?order_?to_?cancel$/i.test(error.type));
        if (!told)
          return {
            ...broken(`cancelOrder (${id}) is FAILED without the error noOrderToCancel.`),
            section: empty,
          };
        finding = kept(`cancelOrder (${id}) failed: there was no order.`);
      }
    }
    return finding;
  },
};
