import { broken, kept, type Rule } from "./rule.ts";

/** A vehicle uses the zone set of its order. */
export const zoneSet: Rule = {
  name: "zone-set",
  kinds: ["state"],
  sections: { "1.1": "6.10.6", "2.0": "6.10.6", "2.1": "6.10.6" },
  after: ["schema"],
  inOrder: true,
  judge({ content: { state } }, history) {
    const due = state && history.snapshot(state.orderId, state.updateId)?.zoneSet;
    if (!state?.zoneSet || !due) return undefined;
    if (state.zoneSet !== due)
      return broken(
        `zoneSetId is ${JSON.stringify(state.zoneSet)}. That of order ${state.orderId} is ${JSON.stringify(due)}.`,
      );
    return kept("The vehicle uses the zone set of its order.");
  },
};
