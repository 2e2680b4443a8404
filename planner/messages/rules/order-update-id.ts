import { isIdle } from "./history.ts";
import { broken, kept, type Rule, sections, unknown } from "./rule.ts";

/** Where an orderUpdateId is said to be unique for its orderId. */
const orderSections = { "1.1": "6.7", "2.0": "6.7", "2.1": "6.6.6", "3.0": "7.3" } as const;

/** Updates of an order count up; the same number again is the same message. */
export const orderUpdateId: Rule = {
  name: "order-update-id",
  kinds: ["order"],
  sections: sections("6.6.2", "6.1.2"),
  after: ["schema"],
  inOrder: true,
  judge({ content: { order }, header, version }, history) {
    if (!order) return undefined;
    const { orderId, updateId, text } = order;
    const sentBefore = (last: number) => ({
      ...broken(
        `Order ${orderId} was sent before, up to update ${last}, and others since. A number of an update is one order's once.`,
      ),
      section: orderSections[version],
    });
    const before = history.snapshot(orderId);
    if (!before) {
      const past = history.earlier.get(orderId);
      if (past !== undefined && past >= updateId && !history.sinceOnline.has("order"))
        return sentBefore(past);
      if (updateId === 0) return kept("A new order begins with update 0.");
      const last = history.last.get("order");
      const isNext = last !== undefined && header.headerId === last.sentAs + 1;
      const isFirst = isNext && past === undefined && !history.sinceOnline.has("order");
      if (version === "3.0" && isFirst && history.state && isIdle(history.state))
        return {
          ...broken(`Order ${orderId} begins with update ${updateId}. A new order begins with update 0.`),
          section: "7.3",
        };
      return unknown(`Update ${updateId} of order ${orderId} is the first that the trace shows.`);
    }
    if (updateId > before.updateId + 1)
      return unknown(`Updates between ${before.updateId} and ${updateId} are not in the trace.`);
    if (updateId > before.updateId) return kept(`Update ${updateId} follows ${before.updateId}.`);
    const isLast = history.snapshots.at(-1)?.orderId === orderId;
    if (!isLast && before.text !== text) return sentBefore(before.updateId);
    if (updateId < before.updateId) {
      const wrong = `orderUpdateId is ${updateId} after ${before.updateId}. The vehicle has to refuse the update.`;
      return { ...broken(wrong), section: version === "3.0" ? "6.1.4.4" : "6.6.4.3" };
    }
    const earlier = history.snapshot(orderId, updateId);
    if (earlier?.text === text) return kept(`Update ${updateId} was sent again, unchanged.`);
    const wrong = `orderUpdateId ${updateId} was sent before with other nodes or edges.`;
    return { ...broken(wrong), section: version === "3.0" ? "6.1.4.5" : "6.6.4.3" };
  },
};
