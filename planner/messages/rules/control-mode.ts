import { broken, kept, type Rule } from "./rule.ts";

/** Modes in which somebody else has the vehicle in hand. */
const closed: Readonly<Record<string, true>> = {
  MANUAL: true,
  SERVICE: true,
  TEACHIN: true,
  TEACH_IN: true,
  STARTUP: true,
};

/** Fleet control sends nothing to a vehicle that isn't under its control. */
export const controlMode: Rule = {
  name: "control-mode",
  kinds: ["order", "instantActions"],
  sections: { "1.1": "6.10.6", "2.0": "6.10.6", "2.1": "6.10.6", "3.0": "6.6.6" },
  after: ["schema"],
  inOrder: true,
  judge({ kind, content: { actions = [] }, version }, { state }) {
    if (!state) return undefined;
    const { mode } = state;
    const other =
      version === "3.0" && mode === "INTERVENED" && actions.find(({ type }) => type !== "cancelOrder");
    if (other)
      return broken(
        `The vehicle's last state says INTERVENED: of instant actions it takes cancelOrder alone, not ${other.type}.`,
      );
    if (Object.hasOwn(closed, mode))
      return broken(
        `The vehicle's last state says ${mode}: it takes no ${kind === "order" ? "order" : "actions"} from fleet control.`,
      );
    return mode === "AUTOMATIC" || mode === "SEMIAUTOMATIC" ? kept(`The vehicle is ${mode}.`) : undefined;
  },
};
