import type { History, Snapshot } from "./history.ts";
import { isIdle } from "./history.ts";
import { isPlaced } from "./order-ahead.ts";
import type { State } from "./read-content.ts";
import { broken, kept, type Rule } from "./rule.ts";

/** A state is about an order that was sent. */
export const orderKnown: Rule = {
  name: "order-known",
  kinds: ["state"],
  sections: { "1.1": "6.10.6", "2.0": "6.10.6", "2.1": "6.10.6", "3.0": "7.8" },
  after: ["schema"],
  inOrder: true,
  judge({ content: { state }, header }, history) {
    const { state: before, stateHeader, sinceOnline } = history;
    if (!state || !before || state.orderId === "" || isPlaced(state)) return undefined;
    if (history.snapshot(state.orderId, state.updateId)) return kept("The order was sent.");
    /* An order may be missing from the trace: only what goes on with the known one can't be about another. */
    const isNext = header.headerId === (stateHeader?.headerId ?? -2) + 1 && !sinceOnline.has("state");
    const known = history.snapshot(before.orderId);
    if (!isNext || !known?.sure || !isOn(known, state)) return undefined;
    /* An update may add nothing that a state shows. */
    if (state.orderId === before.orderId) return undefined;
    const isOver = isIdle(before, (id) => history.sent.get(id)?.instant === true);
    const isSame = state.lastNodeId === before.lastNodeId && state.lastSequence === before.lastSequence;
    /* A new order counts its nodes from 0. */
    if (isOver ? !isSame || state.lastSequence === 0 : isCancelled(before, history)) return undefined;
    return broken(
      `orderId is ${JSON.stringify(state.orderId)}. No such order was sent; all else is of ${JSON.stringify(before.orderId)}.`,
    );
  },
};

/** Whether the last node and all that lies ahead are an order's. */
function isOn({ nodes }: Snapshot, { lastNodeId, lastSequence, nodes: ahead }: State) {
  if (nodes.get(lastSequence)?.id !== lastNodeId) return false;
  return ahead.every(({ id, sequence }) => nodes.get(sequence)?.id === id);
}

const isCancelled = ({ orderId }: State, { cancels }: History) =>
  [...cancels.values()].some((cancel) => cancel.orderId === orderId || cancel.orderId === undefined);
