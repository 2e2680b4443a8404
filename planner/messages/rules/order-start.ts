import { broken, kept, type Rule, sections, unknown } from "./rule.ts";

/** m by which a vehicle may stand beside a node that allows no deviation: the maker's tolerance, taken wide. */
const tolerance = 1;

/** A new order begins where the vehicle is. */
export const orderStart: Rule = {
  name: "order-start",
  kinds: ["order"],
  sections: sections("6.6.1", "6.1.1"),
  after: ["schema", "order-graph", "order-sequence", "order-update-id", "new-order"],
  inOrder: true,
  judge({ content: { order }, header }, history) {
    const [first] = order?.nodes ?? [];
    if (!order || !first || history.snapshot(order.orderId)) return undefined;
    const { state } = history;
    if (!state) return unknown("The trace shows no state of the vehicle before this order.");
    if (state.orderId === order.orderId)
      return unknown("The vehicle has this order already: the message came late.");
    if (state.lastNodeId === first.id) return kept(`The vehicle is on node ${first.id}.`);
    if (state.driving) return unknown("The vehicle was still driving.");
    const [there, here] = [first.position, state.position];
    if (!there || !here || there.mapId !== here.mapId)
      return unknown(`The trace doesn't show how far the vehicle is from node ${first.id}.`);
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const away = Math.sqrt(dx * dx + dy * dy);
    if (away <= Math.max(tolerance, there.within))
      return kept(`The vehicle is within reach of node ${first.id}.`);
    if (history.snapshots.at(-1)?.end?.id === first.id)
      return unknown(
        `The order before ends at node ${first.id}; no state has told yet that the vehicle is there.`,
      );
    const before = history.last.get("order")?.headerId;
    if (before !== undefined && header.headerId !== before + 1)
      return unknown("Orders before this one are missing from the trace: they may have led here.");
    if (history.losesStates)
      return unknown("States are missing from the trace: the vehicle may have come nearer.");
    return broken(
      `The order begins at node ${first.id}, ${away.toFixed(1)} m from the vehicle, which is at node ${JSON.stringify(state.lastNodeId)}.`,
    );
  },
};
