import type { History } from "./history.ts";
import { isPlaced } from "./order-ahead.ts";
import type { State } from "./read-content.ts";
import { broken, type Finding, kept, type Rule, sections, type Version } from "./rule.ts";

/** Within an order a vehicle only gets further. */
export const progress: Rule = {
  name: "progress",
  kinds: ["state"],
  sections: sections("6.10.2", "6.6.2"),
  after: ["schema", "last-node"],
  inOrder: true,
  judge({ content: { state }, version }, history) {
    const { state: before } = history;
    if (!state || !before || before.orderId !== state.orderId || isPlaced(state)) return undefined;
    if (state.updateId < before.updateId) {
      const told = ghost(state, before, history, version);
      return told ?? broken(`orderUpdateId falls from ${before.updateId} to ${state.updateId}.`);
    }
    const wasBefore = before.nodes.some(({ sequence }) => sequence <= before.lastSequence);
    if (state.lastSequence < before.lastSequence && !wasBefore)
      return broken(`lastNodeSequenceId falls from ${before.lastSequence} to ${state.lastSequence}.`);
    return kept("The order goes forward.");
  },
};

/** The state before told an update that was never sent, and this one tells the last that was. */
function ghost(state: State, before: State, history: History, version: Version): Finding | undefined {
  const { orderId } = state;
  const [last, sent] = [history.last.get("state"), history.snapshot(orderId)];
  if (!last || !sent?.sure || sent.updateId !== state.updateId) return undefined;
  const wrong = `orderUpdateId is ${before.updateId}. Order ${orderId} had got no such update; the next state says ${state.updateId}.`;
  const section = version === "3.0" ? "7.8" : "6.10.6";
  return { ...broken(wrong), section, of: { line: last.line, headerId: last.sentAs } };
}
