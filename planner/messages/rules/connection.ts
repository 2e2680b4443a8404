import { isWill } from "./history.ts";
import { broken, kept, type Rule, sections, unknown } from "./rule.ts";

/** A vehicle says ONLINE before it says anything else. */
export const connection: Rule = {
  name: "connection",
  kinds: ["connection", "state", "visualization"],
  sections: sections("6.14", "6.5"),
  after: ["schema"],
  inOrder: true,
  judge({ kind, content, header }, { connection: before }) {
    if (kind === "connection") {
      const state = content.connection;
      if (state === undefined) return undefined;
      if (isWill(state) && before?.state === "OFFLINE" && before.said === 0)
        return broken(
          "The broker sends the last will only for a connection that breaks; the vehicle had said OFFLINE.",
        );
      return kept(before ? `${state} after ${before.state}.` : `${state} is the first that the trace shows.`);
    }
    if (!before || before.state === "ONLINE") return undefined;
    if (before.state === "HIBERNATING" && kind !== "state") return undefined;
    const isLater = header.at !== undefined && before.at !== undefined && header.at > before.at;
    if (isWill(before.state) || !isLater)
      return unknown(
        `The vehicle speaks after ${before.state}: an ONLINE may be missing from the trace, or this was under way.`,
      );
    if (before.said > 0) return undefined;
    if (before.state === "HIBERNATING") {
      const wrong = "The vehicle is HIBERNATING, and sends a state without ONLINE before.";
      return { ...broken(wrong), section: "7.7" };
    }
    return broken("The vehicle had said OFFLINE and now speaks without ONLINE before.");
  },
};
