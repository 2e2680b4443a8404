import { broken, kept, type Rule } from "./rule.ts";

/** A paused vehicle stands, and says so once startPause has ended. */
export const paused: Rule = {
  name: "paused",
  kinds: ["state"],
  sections: { "1.1": "6.8.2", "2.0": "6.8.2", "2.1": "6.8.2", "3.0": "6.2.3.2" },
  after: ["schema", "driving"],
  inOrder: true,
  judge({ content: { state } }, { actionStates }) {
    if (!state) return undefined;
    const { velocity } = state;
    if (state.paused && (state.driving || (velocity && velocity.speed > 0.05)))
      return broken("paused is true, but the vehicle drives.");
    const changed = [...state.allActions.values()].filter(({ id, type, status }) => {
      const isPause = type === "startPause" || type === "stopPause";
      return isPause && status === "FINISHED" && actionStates.get(id)?.status !== status;
    });
    const [only] = changed;
    if (changed.length === 1 && only && state.paused !== (only.type === "startPause"))
      return broken(`${only.type} (${only.id}) is FINISHED, but paused is ${state.paused}.`);
    return state.paused || only ? kept(`paused is ${state.paused}.`) : undefined;
  },
};
