import { broken, kept, type Rule, sections } from "./rule.ts";

/** How far (ms) a clock may be set back between two messages, as it is when it is set by another one. */
const slack = 60_000;

export const timestamp: Rule = {
  name: "timestamp",
  kinds: [
    "order",
    "instantActions",
    "state",
    "visualization",
    "connection",
    "factsheet",
    "zoneSet",
    "responses",
  ],
  sections: sections("6.4", "7.2"),
  judge({ header: { headerId, timestamp: text, at }, kind, version, stale }, { last }) {
    if (text === undefined && kind === "factsheet" && (version === "2.0" || version === "1.1"))
      return undefined;
    const form = version === "3.0" ? "2026-01-05T06:00:00.000Z" : "2026-01-05T06:00:00.00Z";
    const shown = text === undefined ? "missing" : (JSON.stringify(text) ?? "").slice(0, 60);
    if (typeof text !== "string" || at === undefined)
      return broken(`timestamp is ${shown}. Write the moment in UTC as in ${form}.`);
    if (!text.endsWith("Z"))
      return broken(`timestamp is ${shown}. It has to be in UTC, with a Z at its end: ${form}.`);
    if (!text.includes("."))
      return broken(`timestamp is ${shown}. It has to have fractions of a second: ${form}.`);
    const before = last.get(kind);
    /* The broker sends a last will with an old time (6.14). */
    const isNext = kind !== "connection" && !stale && typeof headerId === "number";
    if (isNext && before?.at !== undefined && headerId > before.headerId && at < before.at - slack)
      return broken(
        `timestamp ${text} is ${((before.at - at) / 1000).toFixed(1)} s before that of headerId ${before.headerId} (line ${before.line}), which was sent earlier.`,
      );
    return kept(`timestamp ${text} is a moment in UTC.`);
  },
};
