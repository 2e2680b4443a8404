import { clockOf, type History, isNear } from "./history.ts";
import { broken, type Heard, kept, type Rule, sections } from "./rule.ts";

/** How far (ms) a clock may be set back between two messages, as it is when it is set by another one. */
const slack = 60_000;

/** How far (ms) a state's clock may be ahead of the one before, and that of another message of where it was. */
const leaps = { state: 600_000, other: 120_000 };

/** What is wrong with a clock that leaps ahead, while the headerIds tell that nothing is missing. */
function leapOf({ kind, header }: Heard, history: History, at: number) {
  const { last, sinceOnline, connection, offsets, losesStates } = history;
  const before = last.get(kind);
  if (!before || header.headerId !== before.headerId + 1 || sinceOnline.has(kind)) return undefined;
  if (connection && connection.state !== "ONLINE") return undefined;
  if (kind === "state") {
    if (before.at === undefined || at - before.at <= leaps.state) return undefined;
    return `is ${minutes(at - before.at)} after that of the state before it (line ${before.line}): the clock is ahead, or no state came for so long.`;
  }
  const state = last.get("state");
  const offset = offsets.get(kind);
  if (!state || state.at === undefined || offset === undefined || losesStates) return undefined;
  if (history.leaps.has("vehicle") || sinceOnline.has("state")) return undefined;
  /* Whoever sends seldom may have been silent as long as the vehicle. */
  if (kind !== "visualization" && state.line < before.line) return undefined;
  const away = at - state.at - offset;
  if (away <= leaps.other) return undefined;
  return `is ${minutes(away)} ahead of the vehicle's states (line ${state.line}): the message before it had their time.`;
}

const minutes = (ms: number) => `${Math.round(ms / 60_000)} minutes`;

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
  judge(heard, history) {
    const { kind, version, stale } = heard;
    const { headerId, timestamp: text, at } = heard.header;
    const { last } = history;
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
    const clock = clockOf(kind);
    const leap = clock && history.leaps.get(clock);
    if (leap !== undefined && isNear(at, leap)) return kept(`timestamp ${text} goes on from the one before.`);
    const ahead = isNext ? leapOf(heard, history, at) : undefined;
    if (ahead !== undefined) return broken(`timestamp ${text} ${ahead}`);
    if (before?.doubted !== undefined && at >= before.doubted - slack)
      return kept(`timestamp ${text} is a moment in UTC.`);
    if (isNext && before?.at !== undefined && headerId > before.headerId && at < before.at - slack)
      return broken(
        `timestamp ${text} is ${((before.at - at) / 1000).toFixed(1)} s before that of headerId ${before.headerId} (line ${before.line}), which was sent earlier.`,
      );
    return kept(`timestamp ${text} is a moment in UTC.`);
  },
};
