import { broken, kept, type Rule, sections } from "./rule.ts";

/** What an action blocks while it runs: SOFT and HARD driving, HARD and SINGLE other actions. */
export const blocking: Rule = {
  name: "blocking",
  kinds: ["state"],
  sections: sections("6.12", "6.2.2"),
  after: ["schema", "action-states"],
  inOrder: true,
  judge({ content: { state }, version }, history) {
    if (!state) return undefined;
    const snapshot = history.snapshot(state.orderId, state.updateId);
    const running = state.actions.filter(({ status }) => status === "RUNNING");
    if (!snapshot || running.length === 0) return undefined;
    /* What still runs of an edge that was left is told as that. */
    const edges = [...snapshot.edges.values()].filter(({ sequence }) => sequence >= state.lastSequence);
    const sent = [...snapshot.nodes.values(), ...edges].flatMap(({ actions }) => actions);
    const known = sent.filter(({ id }) => running.some((each) => each.id === id));
    for (const { id, blocking: type } of known) {
      if (state.driving && (type === "SOFT" || type === "HARD"))
        return broken(`The vehicle drives while action ${id} runs, which is ${type}.`);
      if (known.length > 1 && (type === "HARD" || (type === "SINGLE" && version === "3.0")))
        return broken(`Action ${id} runs beside another one. It is ${type}.`);
    }
    return known.length === 0 ? undefined : kept("What runs blocks nothing else that goes on.");
  },
};
