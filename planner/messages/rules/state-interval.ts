import { isNear } from "./history.ts";
import { broken, kept, type Rule, sections } from "./rule.ts";

const longest = 30_000; /* ms */
const slack = 1000; /* ms: states are timed by machines that do other things too */

/** A state comes every 30 s at least. */
export const stateInterval: Rule = {
  name: "state-interval",
  kinds: ["state"],
  sections: sections("6.10", "6.6"),
  after: ["timestamp"],
  inOrder: true,
  judge({ header: { headerId, at } }, { stateHeader, connection, sinceOnline, leaps, last }) {
    if (!stateHeader || at === undefined || stateHeader.at === undefined) return undefined;
    if (headerId !== stateHeader.headerId + 1 || sinceOnline.has("state")) return undefined;
    if (connection && connection.state !== "ONLINE") return undefined;
    const leap = leaps.get("vehicle");
    if (leap !== undefined && isNear(at, leap)) return undefined;
    /* One whose clock was back is none to count from. */
    const since = at - Math.max(stateHeader.at, last.get("state")?.before ?? stateHeader.at);
    if (since > longest + slack)
      return broken(
        `The state comes ${(since / 1000).toFixed(1)} s after the last one. It comes every 30 s at least.`,
      );
    return since < 0 ? undefined : kept(`${(since / 1000).toFixed(1)} s after the last state.`);
  },
};
