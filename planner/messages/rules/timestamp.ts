import { clockOf, type History, isNear } from "./history.ts";
import { broken, type Finding, type Heard, kept, type Rule, sections } from "./rule.ts";

/** How far (ms) a clock may be set back between two messages, as it is when it is set by another one. */
const slack = 60_000;

/**
 * What is odd between two messages that agree: how far off (ms), and what of the leap ahead the next one may have gone on
 * by. Above the last (ms) a state is late.
 */
const odd = { least: 2000, share: 0.5, toldAsInterval: 31_000 };

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

/**
 * The message before this one had a moment that is not between those around it: a clock that is set stays set. It is
 * ahead where this one is soon after the one before it.
 */
function oddBefore({ kind, header: { headerId } }: Heard, history: History, at: number): Finding | undefined {
  const last = history.last.get(kind);
  if (last?.at === undefined || last.before === undefined) return undefined;
  if (headerId !== last.sentAs + 1 || history.sinceOnline.has(kind)) return undefined;
  const [back, ahead] = [last.before - last.at, last.at - at];
  const since = at - last.before;
  if (since < 0) return undefined;
  const isOdd = back > odd.least || (ahead > odd.least && since <= (last.at - last.before) * odd.share);
  /* What is farther off has been told, by this rule or by the interval between states. */
  if (!isOdd || back > slack || (kind === "state" && last.at - last.before > odd.toldAsInterval))
    return undefined;
  const [away, way] = back > 0 ? [back, "before"] : [ahead, "after"];
  const other = back > 0 ? "the message before it" : "the message after it";
  return {
    ...broken(
      `The timestamp is ${(away / 1000).toFixed(1)} s ${way} that of ${other}, and the messages around it go on as ever.`,
    ),
    of: { line: last.line, headerId: last.sentAs },
  };
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
    const odd = isNext && last.get(kind) ? oddBefore(heard, history, at) : undefined;
    if (odd) return odd;
    if (before?.doubted !== undefined && at >= before.doubted - slack)
      return kept(`timestamp ${text} is a moment in UTC.`);
    if (isNext && before?.at !== undefined && headerId > before.headerId && at < before.at - slack)
      return broken(
        `timestamp ${text} is ${((before.at - at) / 1000).toFixed(1)} s before that of headerId ${before.headerId} (line ${before.line}), which was sent earlier.`,
      );
    return kept(`timestamp ${text} is a moment in UTC.`);
  },
};
