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

const topicKeys = ["topic", "mqttTopic", "mqtt_topic", "subject", "destination"];
const payloadKeys = ["payload", "message", "msg", "data", "body", "value", "content"];
/** Fields that a header has; a wrapper has none of them. */
const headerKeys = ["headerId", "serialNumber", "manufacturer"];

type Fields = Record<string, unknown>;

/** The messages in a JSON value of a trace: the value itself, what it wraps, or the entries of a list. */
export function messagesOf(value: unknown, prefix: string, depth = 0): Entry[] {
  const named = topicIn(prefix);
  const content = typeof value === "string" ? parsedText(value) : value;
  if (Array.isArray(content)) return content.flatMap((entry) => messagesOf(entry, prefix, depth + 1));
  if (!isFields(content) || headerKeys.some((key) => key in content))
    return [{ topic: named, message: content }];
  const topicKey = topicKeys.find((key) => typeof content[key] === "string");
  const payloadKey = payloadKeys.find((key) => isPayload(content[key]));
  const topic = topicKey === undefined ? named : (topicOf(String(content[topicKey])) ?? named);
  const retain = content["retain"] ?? content["retained"];
  const retained = retain === undefined ? {} : { retained: retain === true || retain === 1 };
  if (payloadKey !== undefined && (topicKey !== undefined || depth < 3)) {
    return messagesOf(content[payloadKey], prefix, depth + 1).map((inner) => {
      return { ...inner, topic: topicKey === undefined ? inner.topic : (topic ?? inner.topic), ...retained };
    });
  }
  /* What was published on a topic and is no object is no message, whatever wraps it. */
  const other = topicKey === undefined ? undefined : payloadKeys.find((key) => key in content);
  return [{ topic, message: other === undefined ? content : content[other], ...retained }];
}

/** Whether a value can be a message, or a text that holds one. */
function isPayload(value: unknown) {
  if (typeof value === "string") return /^\s*[{["]/.test(value) && isFields(parsedText(value));
  return isFields(value) || (Array.isArray(value) && value.some(isFields));
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function parsedText(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ""));
    return typeof value === "string" && value.length < text.length ? parsedText(value) : value;
  } catch {
    return text;
  }
}

const inText = new RegExp(
  `(?:^|[\\s"'=:(\\[<,;|])((?:[^\\s"'=,;|]+/)?(?:${names}))(?=$|[\\s"':,;|)\\]>=-])`,
  "g",
);
/** A maker's name may have a space: uagv/v2/Some Maker/1001/state. */
const withSpaces = new RegExp(
  `([^\\s"'=,;|/]+/v\\d+/[^"'=,;|/]{1,60}/[^/\\s]{1,60}/(?:${names}))(?=$|[\\s"':,;|)\\]>=-])`,
);

/** The topic that a line names before its message, if any. */
function topicIn(prefix: string): Topic | undefined {
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
