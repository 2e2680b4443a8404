import { isPlaced } from "./order-ahead.ts";
import { broken, kept, type Rule, sections } from "./rule.ts";

/** Within an order a vehicle only gets further. */
export const progress: Rule = {
  name: "progress",
  kinds: ["state"],
  sections: sections("6.10.2", "6.6.2"),
  after: ["schema", "last-node"],
  inOrder: true,
  judge({ content: { state } }, { state: before }) {
    if (!state || !before || before.orderId !== state.orderId || isPlaced(state)) return undefined;
    if (state.updateId < before.updateId)
      return broken(`orderUpdateId falls from ${before.updateId} to ${state.updateId}.`);
    const wasBefore = before.nodes.some(({ sequence }) => sequence <= before.lastSequence);
    if (state.lastSequence < before.lastSequence && !wasBefore)
      return broken(`lastNodeSequenceId falls from ${before.lastSequence} to ${state.lastSequence}.`);
    return kept("The order goes forward.");
  },
};
