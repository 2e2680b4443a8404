import { isEnded } from "./action-states.ts";
import { broken, kept, type Rule } from "./rule.ts";

/** A vehicle in somebody's hand has no order. */
export const stateMode: Rule = {
  name: "state-mode",
  kinds: ["state"],
  sections: { "2.0": "6.10.6", "2.1": "6.10.6", "3.0": "6.6.6" },
  after: ["schema"],
  judge({ content: { state }, version }) {
    if (!state) return undefined;
    const { mode, nodes, requests, actions } = state;
    const clears = version === "3.0" ? ["MANUAL", "SERVICE", "TEACH_IN", "STARTUP"] : ["MANUAL"];
    const asked = requests.find(({ zone }) => zone);
    if (asked && (mode === "INTERVENED" || clears.includes(mode)))
      return broken(
        `The vehicle is ${mode}, but its request ${asked.id} is still there. It removes those in this mode.`,
      );
    if (!clears.includes(mode)) return undefined;
    const open = version === "3.0" && mode !== "STARTUP" && actions.find(({ status }) => !isEnded(status));
    if (open)
      return {
        ...broken(`The vehicle is ${mode}, but action ${open.id} is ${open.status}. Its actions end first.`),
        section: "6.6.7",
      };
    if (nodes.length > 0)
      return broken(
        `The vehicle is ${mode}, but still has ${nodes.length} nodes ahead. It clears its order in this mode.`,
      );
    return kept(`The vehicle is ${mode} and has no order.`);
  },
};
