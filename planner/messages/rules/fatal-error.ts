import { keepsFromDriving } from "./history.ts";
import { broken, kept, type Rule } from "./rule.ts";

/** How long (s) a vehicle may take to stand once it tells such an error. */
const braking = 5;

/** A vehicle with an error that needs somebody isn't in running condition: it comes to a stand. */
export const fatalError: Rule = {
  name: "fatal-error",
  kinds: ["state"],
  sections: { "1.1": "6.10.6", "2.0": "6.10.6", "2.1": "6.10.6", "3.0": "6.6.5.1" },
  after: ["schema", "driving", "timestamp", "emergency-stop", "error-levels"],
  inOrder: true,
  judge({ content: { state }, header, version }, { fatalSince }) {
    const error = state?.errors.find((each) => keepsFromDriving(each, version));
    if (!state || !error) return undefined;
    if (!state.driving) return kept(`Error ${error.type} is ${error.level}, and the vehicle stands.`);
    const on = fatalSince !== undefined && header.at !== undefined ? (header.at - fatalSince) / 1000 : 0;
    if (on <= braking || (state.mode !== "AUTOMATIC" && state.mode !== "SEMIAUTOMATIC")) return undefined;
    return broken(
      `Error ${error.type} is ${error.level} since ${on.toFixed(1)} s, but the vehicle drives. It isn't in running condition.`,
    );
  },
};
