import { broken, kept, type Rule, sections } from "./rule.ts";

/** How long (s) a vehicle may take to stand once its emergency stop is on. */
const braking = 5;

/** A vehicle whose emergency stop is on comes to a stand. */
export const emergencyStop: Rule = {
  name: "emergency-stop",
  kinds: ["state"],
  sections: sections("6.10.6", "7.8"),
  after: ["schema", "driving", "timestamp"],
  inOrder: true,
  judge({ content: { state }, header }, { emergencySince }) {
    if (!state || state.emergencyStop === undefined) return undefined;
    if (!state.driving) return kept(`${state.emergencyStop}: the vehicle stands.`);
    const on =
      emergencySince !== undefined && header.at !== undefined ? (header.at - emergencySince) / 1000 : 0;
    if (on <= braking || (state.mode !== "AUTOMATIC" && state.mode !== "SEMIAUTOMATIC")) return undefined;
    return broken(
      `The emergency stop (${state.emergencyStop}) has been on for ${on.toFixed(1)} s, but the vehicle drives.`,
    );
  },
};
