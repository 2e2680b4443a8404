import type { History } from "./history.ts";
import { isWill } from "./history.ts";
import { broken, type Finding, type Heard, kept, type Rule, sections, unknown } from "./rule.ts";

const largest = 4_294_967_295; /* uint32 */

/** Numbers are counted by topic as messages are sent; a trace may miss some, and the broker may deliver one twice. */
export const headerId: Rule = {
  name: "header-id",
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
    const { headerId: id } = heard.header;
    if (id === undefined && heard.kind === "factsheet") return undefined;
    if (typeof id !== "number" || !Number.isInteger(id) || id < 0 || id > largest)
      return broken(`headerId is ${shown(id)}. It is a whole number from 0 to ${largest}.`);
    return counted(id, heard, history);
  },
};

const shown = (value: unknown) =>
  value === undefined ? "missing" : (JSON.stringify(value) ?? "").slice(0, 40);

function counted(id: number, heard: Heard, history: History): Finding {
  const { kind, header, content } = heard;
  const before = history.last.get(kind);
  if (isWill(content.connection))
    return kept("The broker sends the last will with the headerId of the time when the vehicle connected.");
  if (!before) return kept(`headerId ${id} is the first on this topic.`);
  const next = before.headerId === largest ? 0 : before.headerId + 1;
  if (id === next) return kept(`headerId ${id} follows ${before.headerId}.`);
  /* One that leaps ahead looks like a gap, and the next one wrong: those after it count on from there. */
  if (id <= before.headerId && id > before.sentAs)
    return kept(`headerId ${id} comes after ${before.sentAs}, the one before.`);
  if (history.sinceOnline.has(kind)) return kept(`The vehicle counts anew from ${id} since it came online.`);
  if (kind === "connection" && history.connection?.state !== "ONLINE")
    return kept(`The vehicle counts on from ${id} after it was gone.`);
  if (id > before.headerId)
    return unknown(
      `${id - next} messages between headerId ${before.headerId} and ${id} are not in the trace.`,
    );
  if (heard.stale && id === before.headerId) return unknown(`headerId ${id} was delivered twice.`);
  if (heard.stale) return unknown(`headerId ${id} came late: ${before.headerId} was sent after it.`);
  if (id <= 1 && before.headerId > 1 && mayStartAnew(heard, history))
    return unknown(
      `headerId falls from ${before.headerId} to ${id}: whoever sends it may have been started anew.`,
    );
  if (header.at === undefined || before.at === undefined)
    return unknown(`headerId ${id} comes after ${before.headerId}; without timestamps it may be late.`);
  return broken(
    `headerId is ${id} after ${before.headerId} (line ${before.line}). It has to rise by 1 with each message.`,
  );
}

/** A vehicle says ONLINE when it starts; fleet control doesn't. */
function mayStartAnew({ kind }: Heard, { connection }: History) {
  const isFleetControl =
    kind === "order" || kind === "instantActions" || kind === "zoneSet" || kind === "responses";
  return isFleetControl || connection === undefined;
}
