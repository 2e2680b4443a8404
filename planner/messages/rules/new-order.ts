import { type History, isIdle } from "./history.ts";
import type { State } from "./read-content.ts";
import { broken, type Heard, kept, type Rule, sections, unknown } from "./rule.ts";

/** A new order may come when the vehicle has ended or cancelled the one before; otherwise it has to refuse it. */
export const newOrder: Rule = {
  name: "new-order",
  kinds: ["order", "state"],
  sections: sections("6.6.2", "6.1.2"),
  after: ["schema", "order-graph", "order-update-id"],
  inOrder: true,
  judge(heard, history) {
    const { order } = heard.content;
    const { version } = heard;
    if (heard.content.state) return decided(heard, heard.content.state, history);
    if (order?.orderId === "")
      return {
        ...broken("orderId is empty. In a state that means that there is no order."),
        section: version === "3.0" ? "7.3" : version === "2.1" ? "6.6.6" : "6.7",
      };
    if (!order || history.snapshot(order.orderId)) return undefined;
    const { state, connection, snapshots, sinceOnline, losesStates } = history;
    if (!state) return unknown("The trace shows no state of the vehicle before this order.");
    if (state.orderId === order.orderId) return undefined;
    if (sinceOnline.has("state")) return unknown("The vehicle has sent no state since it came online.");
    if (connection && connection.state !== "ONLINE")
      return unknown("The vehicle is not connected; its last state may be out of date.");
    if (snapshots.at(-1) && snapshots.at(-1)?.orderId !== state.orderId && snapshots.at(-1)?.sure)
      return unknown("No state has yet told what became of the order before.");
    const isInstant = (id: string) => history.sent.get(id)?.instant === true;
    if (isIdle(state, isInstant)) return kept("The vehicle had nothing left to do.");
    if (history.doubtsState) return unknown("The vehicle's last state is wrong: what it says can't be told.");
    if (losesStates)
      return unknown("States are missing from the trace: one may have told that the order before had ended.");
    const ahead = state.nodes.length;
    const left =
      ahead > 0 ? `${ahead} ${ahead === 1 ? "node" : "nodes"} ahead` : "actions that haven't ended";
    const wrong = `A new orderId, while the vehicle's last state has ${left} of order ${JSON.stringify(state.orderId)}. The vehicle has to refuse it.`;
    const told = unknown(
      "The vehicle's last state has more of the order before; the next one tells whether it was the last.",
    );
    return { ...told, doubt: { text: wrong, ...(version === "3.0" && { section: "6.1.4.6" }) } };
  },
};

/** A state between the last one and the order may have been lost, or under way: the next one tells. */
function decided({ header }: Heard, state: State, { overOrder, stateHeader, state: before, sent }: History) {
  if (!overOrder || !before) return undefined;
  const isNext = header.headerId === (stateHeader?.headerId ?? -2) + 1;
  const isInstant = (id: string) => sent.get(id)?.instant === true;
  const hadEnded = state.orderId === before.orderId && isIdle(state, isInstant);
  if (!isNext || hadEnded) return undefined;
  const { text, section, of } = overOrder;
  return { ...broken(text), ...(section !== undefined && { section }), of };
}
