import { answerWithin, type Pending } from "./history.ts";
import type { State } from "./read-content.ts";
import { broken, kept, type Rule, sections, unknown } from "./rule.ts";

/** A state tells each instant action that the vehicle received. */
export const instantActions: Rule = {
  name: "instant-actions",
  kinds: ["state"],
  sections: sections("6.9", "6.2.1"),
  after: ["schema", "order-known"],
  inOrder: true,
  judge({ content: { state }, header }, { pending, actionsOf }) {
    if (!state || pending.size === 0) return undefined;
    let answered = 0;
    let open: Pending | undefined;
    for (const each of pending.values()) {
      if (state.allActions.has(each.id)) answered++;
      else if (isDone(each, state))
        return broken(`The vehicle did ${each.type} (${each.id}), but its state doesn't tell that action.`);
      else if (state.orderId !== actionsOf || isOver(each, header.at)) open = each;
    }
    if (open) return unknown(`No state tells ${open.type} (${open.id}): it may have been lost, or ignored.`);
    return answered === 0
      ? undefined
      : kept(`${answered === 1 ? "An instant action is" : `${answered} instant actions are`} told.`);
  },
};

function isOver({ since, states }: Pending, at: number | undefined) {
  return states >= 2 && since !== undefined && at !== undefined && at - since > answerWithin;
}

/** Whether the vehicle shows the effect of an action: then it received it. */
function isDone({ type, before }: Pending, state: State) {
  if (!before) return false;
  if (type === "startPause") return !before.paused && state.paused;
  if (type === "stopPause") return before.paused && !state.paused;
  if (type !== "cancelOrder" || before.orderId !== state.orderId) return false;
  return before.nodes.length > 0 && state.nodes.length === 0 && state.lastSequence === before.lastSequence;
}
