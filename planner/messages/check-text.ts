import { type Explained, explain, type Wrong } from "./explain.ts";

/** A compiled schema, which leaves what is wrong in `errors`. */
export type Validator = ((message: unknown) => boolean) & { errors?: readonly Wrong[] | null };

/** Result for one message: its position in the text from 1, its topic if known, and what is wrong. */
type Checked = { place: number; topic: string | undefined; wrong: Explained[] };

export type CheckedText = { messages: number; wrong: Checked[]; topics: Record<string, number> };

/** Larger texts (characters) and longer logs (messages) are refused. */
const most = { characters: 20_000_000, messages: 50_000 };

type Found =
  | { place: number; topic: string | undefined; message: unknown }
  | { place: number; broken: string };

/**
 * Checks a message, a list of messages, or a log with one message a line; each may be wrapped as `{ topic, payload }`.
 * @param validators by topic
 * @returns undefined if the text is empty or too long
 */
export function checkText(
  text: string,
  validators: Readonly<Record<string, Validator>>,
): CheckedText | undefined {
  if (text.trim() === "" || text.length > most.characters) return undefined;
  const found = messagesIn(text).slice(0, most.messages);
  const topics: Record<string, number> = {};
  const wrong = found.flatMap((each): Checked[] => {
    const { place } = each;
    if ("broken" in each) return [{ place, topic: undefined, wrong: [{ field: "", text: each.broken }] }];
    const topic = each.topic ?? topicOf(each.message);
    const validate = topic !== undefined && Object.hasOwn(validators, topic) ? validators[topic] : undefined;
    if (topic === undefined || !validate) {
      const known = Object.keys(validators).join(", ");
      const why = `is no message that is known here. These are: ${known}.`;
      return [{ place, topic, wrong: [{ field: topic ?? "", text: why }] }];
    }
    topics[topic] = (topics[topic] ?? 0) + 1;
    if (validate(each.message)) return [];
    return [{ place, topic, wrong: explain(validate.errors ?? [], each.message) }];
  });
  return { messages: found.length, wrong, topics };
}

function messagesIn(text: string): Found[] {
  const whole = parsed(text);
  if (whole.ok)
    return [whole.value].flat().map((entry, index) => ({ place: index + 1, ...unwrapped(entry) }));
  const lines = text.split("\n").flatMap((line, index) => (line.trim() ? [{ line, place: index + 1 }] : []));
  const isLog = lines.length > 1 && lines.every(({ line }) => line.trim().startsWith("{"));
  const isLogOfWholeLines = isLog && lines.some(({ line }) => parsed(line).ok);
  if (!isLogOfWholeLines) return [{ place: 1, broken: `is not JSON: ${whole.why}` }];
  return lines.map(({ line, place }): Found => {
    const entry = parsed(line);
    return entry.ok ? { place, ...unwrapped(entry.value) } : { place, broken: `is not JSON: ${entry.why}` };
  });
}

function parsed(text: string): { ok: true; value: unknown } | { ok: false; why: string } {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    return { ok: false, why: (error as Error).message.slice(0, 200) };
  }
}

/** "uagv/v2/MAG/1001/state" names its topic; a message without a wrapper doesn't. */
function unwrapped(entry: unknown): { topic: string | undefined; message: unknown } {
  const { topic, payload } = (entry ?? {}) as { topic?: unknown; payload?: unknown };
  if (typeof topic !== "string" || payload === undefined) return { topic: undefined, message: entry };
  return { topic: topic.split("/").at(-1), message: payload };
}

/** Fields that only one kind of message has. */
const telling: readonly [field: string, topic: string][] = [
  ["connectionState", "connection"],
  ["typeSpecification", "factsheet"],
  ["nodeStates", "state"],
  ["zoneSet", "zoneSet"],
  ["responses", "responses"],
  ["nodes", "order"],
  ["edges", "order"],
  ["batteryState", "state"],
  ["powerSupply", "state"],
  ["actions", "instantActions"],
  ["agvPosition", "visualization"],
  ["mobileRobotPosition", "visualization"],
  ["velocity", "visualization"],
];

function topicOf(message: unknown) {
  if (typeof message !== "object" || message === null) return undefined;
  return telling.find(([field]) => field in message)?.[1];
}
