import { momentOf } from "../timestamp.ts";

/** The levels of a topic: uagv/v2/MAG/1001/state. Only the last one is sure to be there. */
export type Topic = {
  text: string;
  name: string;
  prefix?: string;
  major?: string;
  manufacturer?: string;
  serialNumber?: string;
};

/** A message and where it was published, as far as the trace tells. */
export type Entry = {
  topic: Topic | undefined;
  message: unknown;
  /** The MQTT flag, where the trace has it. */
  retained?: boolean;
  /** When it was heard, ms since 1970, where the trace has that with its zone. */
  received?: number;
};

const topics = [
  "order",
  "instantActions",
  "state",
  "visualization",
  "connection",
  "factsheet",
  "zoneSet",
  "responses",
];
const names = topics.join("|");

/** In small letters: programs write them in either. */
const topicKeys = [
  ...["topic", "mqtttopic", "mqtt_topic", "mqtt.topic", "mqtt_mqtt_topic"],
  ...["subject", "destination", "channel"],
];
const payloadKeys = [
  ...["payload", "message", "msg", "mqtt.msg", "mqtt_mqtt_msg", "data", "body", "value", "content"],
  ...["text", "raw", "payload_string", "payloadstring"],
];
const timeKeys = [
  "tst",
  "@timestamp",
  "received",
  "received_at",
  "enqueuedtimeutc",
  "timestamp",
  "time",
  "ts",
];
/** Fields that a header has; a wrapper has none of them. */
const headerKeys = ["headerId", "serialNumber", "manufacturer"];

type Fields = Record<string, unknown>;

export const hasHeader = (value: unknown) => isFields(value) && headerKeys.some((key) => key in value);

/** The messages in a JSON value of a trace: the value itself, what it wraps, or the entries of a list. */
export function messagesOf(value: unknown, prefix: string, depth = 0): Entry[] {
  const named = topicIn(prefix);
  const heard = depth === 0 ? receivedIn(prefix) : {};
  const content = typeof value === "string" || isBytes(value) ? parsedText(value) : value;
  if (Array.isArray(content)) return content.flatMap((entry) => messagesOf(entry, prefix, depth + 1));
  if (!isFields(content) || hasHeader(content)) return [{ topic: named, message: content, ...heard }];
  const keys = new Map(Object.keys(content).map((key) => [key.toLowerCase(), key]));
  const keyOf = (names: readonly string[], isRight: (value: unknown) => boolean) =>
    names.flatMap((name) => keys.get(name) ?? []).find((key) => isRight(content[key]));
  const topicKey = keyOf(topicKeys, (value) => typeof value === "string");
  const payloadKey = keyOf(payloadKeys, isPayload);
  const topic = topicKey === undefined ? named : (topicOf(String(content[topicKey])) ?? named);
  const retain = content["retain"] ?? content["retained"];
  const time = keyOf(timeKeys, (value) => readMoment(value) !== undefined);
  const flags = {
    ...(retain !== undefined && { retained: retain === true || retain === 1 }),
    ...heard,
    ...(time !== undefined && { received: readMoment(content[time]) ?? 0 }),
  };
  if (payloadKey !== undefined && (topicKey !== undefined || depth < 3)) {
    return messagesOf(content[payloadKey], prefix, depth + 1).map((inner) => {
      return { ...inner, topic: topicKey === undefined ? inner.topic : (topic ?? inner.topic), ...flags };
    });
  }
  const inside = topicKey === undefined ? within(content, prefix, depth) : [];
  if (inside.length > 0) return inside;
  /* What was published on a topic and is no object is no message, whatever wraps it. */
  const other = topicKey === undefined ? undefined : keyOf(payloadKeys, () => true);
  return [{ topic, message: other === undefined ? content : content[other], ...flags }];
}

/** When a line that begins with a moment was heard, as `mosquitto_sub -F` writes it for %I and %U. */
function receivedIn(prefix: string) {
  const [first = ""] = /^[^\s,;|]{10,40}/.exec(prefix.trimStart()) ?? [];
  const received = readMoment(first);
  return received === undefined ? {} : { received };
}

/** A moment that is one wherever it is read: with its zone, or counted since 1970 in s, ms, µs or ns. */
function readMoment(value: unknown): number | undefined {
  if (typeof value === "string" && /[Z+-]\d*:?\d*$/.test(value)) return momentOf(value);
  if (typeof value === "string" && !/^\d{10,19}(?:\.\d+)?$/.test(value)) return undefined;
  const count = Number(value);
  const digits = `${Math.trunc(count)}`.length - 10;
  if (digits < 0 || digits > 10) return undefined;
  return Math.round(count * Number(`1e${3 - 3 * Math.floor(digits / 3)}`));
}

/** Lists, and objects by topic or by its levels, in which a program keeps what it heard. */
function within(content: Fields, path: string, depth: number): Entry[] {
  if (depth >= deepest || nameFor(content) !== undefined) return [];
  return Object.entries(content).flatMap(([key, value]) => {
    if (typeof value !== "object" || value === null) return [];
    /* Levels of a tree are a topic once the last one is known; what stands before a list names nothing. */
    const there = Array.isArray(value) && !key.includes("/") ? path : path === "" ? key : `${path}/${key}`;
    return messagesOf(value, there, depth + 1).filter(
      ({ message }) => isFields(message) && headerKeys.every((each) => each in message),
    );
  });
}
const deepest = 10;

/** Whether a value can be a message, or a text that holds one. */
function isPayload(value: unknown) {
  if (typeof value === "string") return /^\s*(?:[{["]|7b|e[wy])/i.test(value) && isFields(parsedText(value));
  if (isBytes(value)) return isFields(parsedText(value));
  return isFields(value) || (Array.isArray(value) && value.some(isFields));
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The JSON in a text, which may be packed as base64 or in hexadecimal digits, or in bytes. */
function parsedText(text: string | Bytes): unknown {
  if (typeof text !== "string") return parsedText(textOf(text.data));
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ""));
    return typeof value === "string" && value.length < text.length ? parsedText(value) : value;
  } catch {
    const unpacked = unpackedText(text);
    return unpacked === undefined ? text : parsedText(unpacked);
  }
}

/** Whether an entry is a message: its topic, or its fields, tell which. */
export function namesMessage(entry: object): boolean {
  const { topic, message } = entry as Partial<Entry>;
  return (topic !== undefined && isKnownTopic(topic.name)) || nameFor(message) !== undefined;
}

/** Texts within a value that may be lines of a log with messages in them, also such that stand as bytes. */
export function textsIn(value: unknown, depth = 0): string[] {
  if (typeof value === "string") return /[{]|7b/i.test(value) ? [value] : [];
  if (typeof value !== "object" || value === null || depth > deepest) return [];
  if (Array.isArray(value) && value.length > 20 && value.every(isByte)) return textsIn(textOf(value), depth);
  return Object.values(value).flatMap((inner) => textsIn(inner, depth + 1));
}

const isByte = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value < 256;

/** Objects in hexadecimal digits, with or without something between, or in base64. */
const packed =
  /\b(?:7b(?:[\da-f]{2}){20,}|7b(?::[\da-f]{2}){20,}|7b(?: [\da-f]{2}){20,}|e[wy][\w+/-]{40,}={0,2})(?![\w+/-])/gi;

/** Packed objects in a line that has no others, each with what it is about: tshark writes two topics, then two messages. */
export function packedIn(line: string): [before: string, value: unknown][] {
  if (line.length > 4_000_000) return [];
  const found = [...line.matchAll(packed)].flatMap(({ 0: text, index }): [number, unknown][] => {
    const value = parsedText(text);
    return isFields(value) ? [[index, value]] : [];
  });
  const [[first = 0] = []] = found;
  const topics = line
    .slice(0, first)
    .split(/[\t,;]/)
    .flatMap((cell) => topicIn(cell)?.text ?? []);
  return found.map(([, value], at) => [topics.at(at - found.length) ?? line.slice(0, first), value]);
}

/** An object in hexadecimal digits, as `mosquitto_sub -F %x` writes it, or in base64; undefined if it is neither. */
function unpackedText(text: string): string | undefined {
  if (/^\s*7b(?:[: ]?[\da-f]{2})+\s*$/i.test(text))
    return textOf((text.match(/[\da-f]{2}/gi) ?? []).map((digits) => Number.parseInt(digits, 16)));
  if (!/^\s*e[wy][\w+/-]{18,}={0,2}\s*$/.test(text)) return undefined;
  try {
    const binary = atob(text.trim().replaceAll("-", "+").replaceAll("_", "/"));
    return textOf(Array.from(binary, (letter) => letter.charCodeAt(0)));
  } catch {
    return undefined;
  }
}

const textOf = (bytes: readonly number[]) => new TextDecoder().decode(Uint8Array.from(bytes));

/** Bytes as Node writes them as JSON. */
type Bytes = { type: "Buffer"; data: number[] };
const isBytes = (value: unknown): value is Bytes =>
  isFields(value) && value["type"] === "Buffer" && Array.isArray(value["data"]);

const inText = new RegExp(
  `(?:^|[\\s"'\`=:(\\[<,;|])((?:[^\\s"'\`=,;|]+/)?(?:${names}))(?=$|[\\s"'\`:,;|)\\]>=-])`,
  "g",
);
/** A maker's name may have a space: uagv/v2/Some Maker/1001/state. */
const withSpaces = new RegExp(
  `([^\\s"'=,;|/]+/v\\d+/[^"'=,;|/]{1,60}/[^/\\s]{1,60}/(?:${names}))(?=$|[\\s"':,;|)\\]>=-])`,
);

/** The topic that a line names before its message, if any. */
export function topicIn(prefix: string): Topic | undefined {
  if (prefix.length > 2000 || !/\S/.test(prefix)) return undefined;
  const spaced = withSpaces.exec(prefix)?.[1];
  if (spaced) return topicOf(spaced);
  const found = [...prefix.matchAll(inText)].map(([, topic = ""]) => topic);
  return topicOf(found.findLast((topic) => topic.includes("/")) ?? found.at(-1) ?? "");
}

/** Whether a line is a topic, and nothing else. */
export function isTopic(line: string) {
  const found = topicIn(line);
  return found !== undefined && found.text === line.trim() && found.text.includes("/");
}

/** Interface name, major version, manufacturer, serial number, name; only the name is required (6.3). */
export function topicOf(text: string): Topic | undefined {
  if (text === "" || text.length > 2000) return undefined;
  const levels = text.replace(/^\/|\/$/g, "").split("/");
  const name = levels.at(-1) ?? "";
  const [prefix, major, manufacturer, serialNumber] = levels.slice(-5, -1);
  if (levels.length < 5 || !/^v\d+$/.test(major ?? "")) return { text, name };
  return {
    text,
    name,
    ...(prefix !== undefined && { prefix: levels.slice(0, -4).join("/") }),
    ...(major !== undefined && { major }),
    ...(manufacturer !== undefined && { manufacturer }),
    ...(serialNumber !== undefined && { serialNumber }),
  };
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
  ["actionStates", "state"],
  ["safetyState", "state"],
  ["actions", "instantActions"],
  ["instantActions", "instantActions"],
  ["agvPosition", "visualization"],
  ["mobileRobotPosition", "visualization"],
  ["velocity", "visualization"],
];

const header = ["headerId", "timestamp", "version", "manufacturer", "serialNumber"];

/** The topic that a message's own fields tell; a header alone is a visualization, the only one that needs no more. */
export function nameFor(message: unknown): string | undefined {
  if (!isFields(message)) return undefined;
  const told = telling.find(([field]) => field in message)?.[1];
  if (told) return told;
  const isHeader = header.every((key) => key in message) && Object.keys(message).length === header.length;
  return isHeader ? "visualization" : undefined;
}

export const isKnownTopic = (name: string) => topics.includes(name);
