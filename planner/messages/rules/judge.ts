import { explain, type Wrong } from "../explain.ts";
import { momentOf } from "../timestamp.ts";
import type { Traced } from "../trace/trace-reader.ts";
import { isKnownTopic, nameFor } from "../trace/unwrap.ts";
import { rules } from "./all-rules.ts";
import { Clocks } from "./clocks.ts";
import { clockOf, History } from "./history.ts";
import { contentOf, fieldsOf, isFields, listOf } from "./read-content.ts";
import type { Finding, Header, Heard, Kind, Sections, Verdict, Version } from "./rule.ts";
import { versionOf } from "./version.ts";

/** A compiled schema, which leaves what is wrong in `errors`. */
export type Validator = ((message: unknown) => boolean) & { errors?: readonly Wrong[] | null };

/** Validators by version and topic; a version without any is judged by the rules alone. */
export type Validators = Readonly<Partial<Record<Version, Readonly<Record<string, Validator>>>>>;

export type Judged =
  | { line: number; kind: Kind; topic: string; verdicts: Verdict[] }
  | { line: number; why: string };

/** Vehicles whose past is remembered; the one that was silent longest is forgotten first. */
const maxVehicles = 2000;

const schemaSections: Readonly<Record<Kind, Sections>> = {
  order: { "1.1": "6.7", "2.0": "6.7", "2.1": "6.6.6", "3.0": "7.3" },
  instantActions: { "1.1": "6.9", "2.0": "6.9", "2.1": "6.9", "3.0": "7.4" },
  state: { "1.1": "6.10.6", "2.0": "6.10.6", "2.1": "6.10.6", "3.0": "7.8" },
  visualization: { "1.1": "6.13", "2.0": "6.13", "2.1": "6.13", "3.0": "7.9" },
  connection: { "1.1": "6.14", "2.0": "6.14", "2.1": "6.14", "3.0": "7.7" },
  factsheet: { "2.0": "7.1.3", "2.1": "6.15.1", "3.0": "7.10" },
  zoneSet: { "3.0": "7.6" },
  responses: { "3.0": "7.5" },
};

/** Judges a trace message by message. It remembers of each vehicle what the rules need, and no more. */
export class Judge {
  readonly #validators: Validators;
  readonly #expected: Version | undefined;
  readonly #histories = new Map<string, History>();
  readonly #clocks = new Clocks();

  /** @param expected the version that all messages are to have, if somebody says so */
  constructor(validators: Validators, expected?: Version) {
    this.#validators = validators;
    this.#expected = expected;
  }

  judge(traced: Traced): Judged {
    if ("why" in traced) return traced;
    const { line, topic, message, retained, received } = traced;
    if (!isFields(message)) return { line, why: "is no message: a message is an object in braces" };
    const name = topic && isKnownTopic(topic.name) ? topic.name : nameFor(message);
    if (name === undefined || !isKnownTopic(name))
      return { line, why: "is no message that is known here: neither a topic nor its fields tell which" };
    const kind = name as Kind;
    const other = topic && isStandard(topic) ? otherKind(topic.name, message) : undefined;
    if (topic && other) {
      const version = versionOf(message["version"], topic.major);
      const headerId = typeof message["headerId"] === "number" ? message["headerId"] : null;
      const text = `The topic ends in ${JSON.stringify(topic.name.slice(0, 60))}; the fields are those of ${other}.`;
      const section = version === "3.0" ? "4.2" : "6.3";
      const verdict = {
        rule: "address",
        section,
        verdict: "broken",
        line,
        topic: topic.text,
        headerId,
        text,
      } as const;
      return { line, kind, topic: topic.text, verdicts: [verdict] };
    }
    const history = this.#historyOf(topic, message);
    const heard = this.#heard({ line, topic, message, retained }, kind, history);
    const verdicts = this.#verdicts(heard, history);
    /* What can't be a moment of this vehicle is none to count from. */
    const wrongTime = heard.broken.has("timestamp");
    history.clock(heard, heard.header.at, wrongTime);
    history.take(wrongTime ? { ...heard, header: { ...heard.header, at: undefined } } : heard);
    return { line, kind, topic: topic?.text ?? kind, verdicts: this.#timed(heard, received, verdicts) };
  }

  /** The verdicts, with that on a clock that is off from the others of the log. */
  #timed(heard: Heard, received: number | undefined, verdicts: Verdict[]): Verdict[] {
    const { kind, header, topic, line, stale, retained, broken } = heard;
    const clock = clockOf(kind);
    if (!clock || stale || retained || header.at === undefined) return verdicts;
    const { manufacturer, serialNumber } = header;
    const name = JSON.stringify([
      topic?.prefix,
      ...(clock === "control" ? [] : [manufacturer, serialNumber]),
    ]);
    if (broken.has("timestamp")) this.#clocks.leave(name);
    if (received !== undefined) this.#clocks.receive(received, line);
    const told = this.#clocks.hear(name, header.at, line);
    return told
      ? verdicts.map((each) => (each.rule === "timestamp" ? { ...each, ...told } : each))
      : verdicts;
  }

  #historyOf(topic: Heard["topic"], message: Heard["message"]) {
    const { manufacturer = message["manufacturer"], serialNumber = message["serialNumber"] } = topic ?? {};
    const key = JSON.stringify([topic?.prefix ?? "", manufacturer, serialNumber]);
    const history = this.#histories.get(key) ?? new History();
    this.#histories.delete(key);
    this.#histories.set(key, history);
    if (this.#histories.size > maxVehicles) this.#histories.delete(this.#histories.keys().next().value ?? "");
    return history;
  }

  #heard(
    { line, topic, message, retained }: Pick<Heard, "line" | "topic" | "message" | "retained">,
    kind: Kind,
    history: History,
  ): Heard {
    const { headerId, timestamp, version, manufacturer, serialNumber } = message as Record<string, unknown>;
    const header: Header = {
      headerId,
      timestamp,
      version,
      manufacturer,
      serialNumber,
      at: momentOf(timestamp),
    };
    const own = versionOf(version, topic?.major);
    /* A single message with another version is judged as its neighbours. */
    const before = history.versions.get(kind) ?? neighbours(own, topic?.major, history);
    return {
      ...{ line, topic, message, retained, kind, header },
      version: this.#expected ?? before ?? own,
      content: contentOf(kind, message),
      stale: isStale(header, message, kind, history),
      broken: new Set(),
    };
  }

  #verdicts(heard: Heard, history: History): Verdict[] {
    const verdicts: Verdict[] = [];
    const add = (rule: string, finding: Finding, usual: string | undefined) => {
      const { verdict, text, section, of, doubt } = finding;
      if ((verdict === "broken" && !of) || doubt) heard.broken.add(rule);
      const own = {
        headerId: heard.header.headerId,
        line: heard.line,
        topic: heard.topic?.text ?? heard.kind,
      };
      const { headerId, line, topic } = { ...own, ...of };
      if (doubt && typeof headerId === "number")
        heard.doubt = {
          section: section ?? usual ?? "",
          ...doubt,
          of: { line, headerId, topic },
          at: heard.header.at,
        };
      verdicts.push({
        ...{ rule, section: section ?? usual ?? "", verdict, line },
        topic,
        headerId: typeof headerId === "number" ? headerId : null,
        text,
      });
    };
    const expected = this.#expected;
    const given = heard.header.version;
    const schema = this.#schema(heard);
    if (schema) add("schema", schema, schemaSections[heard.kind][heard.version]);
    for (const rule of rules) {
      if (!rule.kinds.includes(heard.kind)) continue;
      const usual = rule.sections[heard.version];
      if (usual === undefined) continue;
      if (rule.inOrder && heard.stale) continue;
      if (rule.after?.some((name) => heard.broken.has(name))) continue;
      const isOther =
        rule.name === "version" && expected && typeof given === "string" && !given.startsWith(`${expected}.`);
      const finding: Finding | undefined = isOther
        ? { verdict: "broken", text: `version is ${given}; the messages are to follow ${expected}.` }
        : rule.judge(heard, history);
      if (finding) add(rule.name, finding, usual);
    }
    return verdicts;
  }

  #schema({ version, kind, message }: Heard): Finding | undefined {
    const isOld = version === "1.1";
    const validate = this.#validators[isOld ? "2.0" : version]?.[kind];
    if (!validate || (isOld && kind === "factsheet")) return undefined;
    if (isOld) return likeThatOf20(validate, message);
    if (validate(message))
      return { verdict: "kept", text: `The message is as the schema of ${version} has it.` };
    const wrong = (validate.errors ?? []).filter(
      (error) => !isOfRule(error, version) && !isSlip(error, version, message),
    );
    if (wrong.length === 0) return undefined;
    const told = explain(wrong, message);
    const texts = told.slice(0, 5).map(({ field, text }) => `${field || "The message"} ${text}`);
    const more = told.length > 5 ? ` And ${told.length - 5} more.` : "";
    return { verdict: "broken", text: texts.join(" ") + more };
  }
}

/** 1.1 has no official schema. What it has a field for is of the type, and one of the words, that 2.0 asks for, too. */
function likeThatOf20(validate: Validator, message: Heard["message"]): Finding | undefined {
  const read = { ...message, actions: message["actions"] ?? message["instantActions"] };
  if (validate(read)) return undefined;
  const wrong = (validate.errors ?? []).filter(
    (error) =>
      !isOfRule(error, "1.1") &&
      !isSlip(error, "2.0", read) &&
      /^(type|enum|required|minimum|maximum)$/.test(error.keyword),
  );
  const told = explain(wrong, read);
  if (told.length === 0) return undefined;
  const texts = told.slice(0, 5).map(({ field, text }) => `${field || "The message"} ${text}`);
  return { verdict: "broken", text: texts.join(" ") };
}

/**
 * What the schemas of 2.0 and 2.1 ask for and their text leaves open: the `actionName` of an instant action (6.9 has
 * actionType), the angle of a node in a state (6.10.6 takes it from 6.6, where it may be left out), the weight of a control
 * point, and the degree of a curve, which is 1 unless it is said.
 */
const slips: readonly [at: RegExp, missing: string, versions: readonly Version[]][] = [
  [/./, "actionName", ["2.0"]],
  [/^\/nodeStates\/\d+\/nodePosition$/, "theta", ["2.0"]],
  [/^\/edgeStates\/\d+\/trajectory\/controlPoints\/\d+$/, "weight", ["2.0"]],
  [/^\/edge(?:State)?s\/\d+\/trajectory$/, "degree", ["2.0", "2.1"]],
];
const ofAction = /^\/actionStates\/(\d+)\/actionStatus$/;
const blockingTypes = /^\/protocolFeatures\/agvActions\/(\d+)\/blockingTypes$/;

/**
 * Whether a schema refuses what the text of its version has. Those of 2.0 and 2.1 know no action that is PAUSED (6.11); that
 * of a factsheet in 2.1 asks for a list that is a word.
 */
function isSlip({ instancePath, keyword, params }: Wrong, version: Version, message: Heard["message"]) {
  if (version === "3.0") return false;
  const action = keyword === "enum" ? ofAction.exec(instancePath)?.[1] : undefined;
  if (action !== undefined)
    return fieldsOf(listOf(message["actionStates"])[Number(action)])["actionStatus"] === "PAUSED";
  const listed = keyword === "enum" ? blockingTypes.exec(instancePath)?.[1] : undefined;
  if (listed !== undefined) {
    const actions = listOf(fieldsOf(message["protocolFeatures"])["agvActions"]);
    const types = listOf(fieldsOf(actions[Number(listed)])["blockingTypes"]);
    return types.every((type) => type === "NONE" || type === "SOFT" || type === "HARD");
  }
  if (keyword !== "required") return false;
  return slips.some(
    ([at, missing, versions]) =>
      versions.includes(version) && params["missingProperty"] === missing && at.test(instancePath),
  );
}

/** Errors of a schema that a rule tells in its own words: one fault, one verdict. */
function isOfRule({ instancePath, keyword, params }: Wrong, version: Version) {
  if (version === "3.0" && keyword === "enum" && /^\/actions\/\d+\/blockingType$/.test(instancePath))
    return true;
  if (/^\/(headerId|timestamp|version|manufacturer|serialNumber)$/.test(instancePath)) return true;
  const missing = String(params["missingProperty"]);
  if (keyword === "required" && instancePath === "")
    return /^(headerId|timestamp|version|manufacturer|serialNumber)$/.test(missing);
  const isRange = keyword === "minimum" || keyword === "maximum";
  return (
    isRange &&
    /\/(theta|orientation|batteryCharge|stateOfCharge|batteryHealth|reach|range)$/.test(instancePath)
  );
}

/** Whether a topic is one of the standard's, and no other that a log has. */
const isStandard = ({ major, name }: NonNullable<Heard["topic"]>) =>
  major !== undefined || isKnownTopic(name);

/** What the vehicle's other messages follow, where a first one of its kind has another version than its topic. */
function neighbours(own: Version, major: string | undefined, { versions }: History) {
  if (major === undefined || own.startsWith(major.slice(1))) return undefined;
  return [...versions.values()].find((version) => version?.startsWith(major.slice(1)));
}

/** Fields that make a message one of a kind beyond doubt. */
const telling: readonly [kind: Kind, fields: readonly string[]][] = [
  ["state", ["nodeStates", "actionStates"]],
  ["order", ["orderId", "nodes", "edges"]],
  ["connection", ["connectionState"]],
  ["factsheet", ["typeSpecification"]],
];

/** What a message is by its fields, where its topic says that it is something else. */
function otherKind(name: string, message: Heard["message"]): Kind | undefined {
  const told = telling.find(([, fields]) => fields.every((field) => field in message))?.[0];
  return told !== undefined && told !== name ? told : undefined;
}

/** Whether a message was delivered twice, or later than one that was sent after it. */
function isStale({ headerId, at }: Header, message: Heard["message"], kind: Kind, history: History) {
  const before = history.last.get(kind);
  if (!before || typeof headerId !== "number") return false;
  if (history.sinceOnline.has(kind) || headerId > before.headerId) return false;
  if (kind === "connection" && history.connection?.state !== "ONLINE") return false;
  if (headerId === before.headerId) {
    if (kind === "visualization") return at !== undefined && before.text === String(at);
    return before.text === JSON.stringify(message);
  }
  return at !== undefined && before.at !== undefined && at <= before.at;
}
