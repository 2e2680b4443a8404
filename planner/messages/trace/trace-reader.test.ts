import { describe, expect, it } from "vitest";
import { Decoded } from "./decoded.ts";
import { type Traced, TraceReader } from "./trace-reader.ts";

const online = {
  headerId: 1,
  timestamp: "2026-01-05T06:00:00.00Z",
  version: "2.1.0",
  manufacturer: "MAG Robotics",
  serialNumber: "1001",
  connectionState: "ONLINE",
};
const json = JSON.stringify(online);
const pretty = JSON.stringify(online, null, 2);
const topic = "uagv/v2/MAG Robotics/1001/connection";
const short = "uagv/v2/MAG/1001/connection";
const text = JSON.stringify(json);
const python = json.replaceAll('"', "'");
const hex = Buffer.from(json).toString("hex");

/** What a trace holds, read in pieces of some length. */
function read(trace: string, length = trace.length || 1): Traced[] {
  const reader = new TraceReader();
  const found: Traced[] = [];
  for (let at = 0; at < trace.length; at += length) found.push(...reader.read(trace.slice(at, at + length)));
  found.push(...reader.end());
  return found;
}

const told = (found: readonly Traced[]) =>
  found.map((each) => ("why" in each ? [each.line, each.why] : [each.line, each.topic?.text, each.message]));

it("what was published and is no object is no message", () => {
  for (const payload of [null, [], 7, "gone"]) {
    const [entry] = read(JSON.stringify({ topic, payload }));
    expect(entry).toMatchObject({ line: 1, message: payload });
  }
});

it("a line with a long path, which could be cut into levels in as many ways as there are, is passed over at once", () => {
  const path = "a/".repeat(30);
  expect(told(read(`GET ${path}\tnot found\n${json}`))).toEqual([
    [1, "holds no message"],
    [2, undefined, online],
  ]);
});

describe("a message is found, with its line and its topic", () => {
  it.each<[name: string, trace: string, expected: readonly [line: number, topic: string | undefined][]]>([
    ["one message", json, [[1, undefined]]],
    ["one over several lines", `\n${pretty}\n`, [[2, undefined]]],
    ["a byte order mark", `\uFEFF${json}`, [[1, undefined]]],
    [
      "a list",
      `[${json},\n${json}]`,
      [
        [1, undefined],
        [2, undefined],
      ],
    ],
    [
      "a list over several lines",
      JSON.stringify([online, online], null, 1),
      [
        [2, undefined],
        [10, undefined],
      ],
    ],
    [
      "lines, some of them empty",
      `${json}\r\n\r\n${json}\r\n`,
      [
        [1, undefined],
        [3, undefined],
      ],
    ],
    ["{ topic, payload }", JSON.stringify({ topic: short, payload: online }), [[1, short]]],
    ["a payload as text", JSON.stringify({ topic: short, payload: json }), [[1, short]]],
    ["a payload as text of a text", JSON.stringify({ topic: short, payload: text }), [[1, short]]],
    [
      "a list of payloads as text",
      JSON.stringify([
        { topic: short, payload: json },
        { topic: short, payload: json },
      ]),
      [
        [1, short],
        [1, short],
      ],
    ],
    [
      "mosquitto_sub -v",
      `${topic} ${json}\n${short} ${json}`,
      [
        [1, topic],
        [2, short],
      ],
    ],
    [
      "mosquitto_sub -v of messages over several lines",
      `${short} ${pretty}\n${short} ${pretty}`,
      [
        [1, short],
        [9, short],
      ],
    ],
    ["mosquitto_sub -F '%I %t %p'", `2026-01-05T06:00:00+0000 ${short} ${json}`, [[1, short]]],
    ["mosquitto_sub -F '%t|%q|%r|%p'", `${short}|0|1|${json}`, [[1, short]]],
    [
      "mosquitto_sub -F '%t\\n%p'",
      `${short}\n${json}\n${short}\n${json}\n`,
      [
        [2, short],
        [4, short],
      ],
    ],
    [
      "mosquitto_sub -F %j",
      JSON.stringify({
        tst: "2026-01-05T06:00:00.0Z",
        topic: short,
        qos: 1,
        retain: 1,
        payloadlen: 9,
        payload: json,
      }),
      [[1, short]],
    ],
    [
      "mosquitto_sub -F %J",
      JSON.stringify({ tst: "2026-01-05T06:00:00.0Z", topic: short, qos: 1, retain: 0, payload: online }),
      [[1, short]],
    ],
    [
      "a log with a level before",
      `2026-01-05 06:00:00,123 [INFO] mqtt: received '${short}': ${json}`,
      [[1, short]],
    ],
    [
      "a log of JSON with the message as text",
      JSON.stringify({ level: "info", msg: "received", topic: short, data: json }),
      [[1, short]],
    ],
    [
      "a log that escapes its quotes",
      `DEBUG topic=${short} payload="${json.replaceAll('"', '\\"')}"`,
      [[1, short]],
    ],
    [
      "two messages on a line",
      `${json} ${json}`,
      [
        [1, undefined],
        [1, undefined],
      ],
    ],
    ["words after the message", `${short} ${json} (retained)`, [[1, short]]],
    ["a moment in brackets", `[2026-01-05 06:00:00.123] ${short} -> ${json}`, [[1, short]]],
    ["a table", `2026-01-05T06:00:00Z;${short};"${json.replaceAll('"', '""')}"`, [[1, short]]],
    ["mosquitto_sub -F '%t %x'", `${short} ${Buffer.from(json).toString("hex")}`, [[1, short]]],
    [
      "a payload in base64",
      JSON.stringify({ topic: short, payload: Buffer.from(json).toString("base64") }),
      [[1, short]],
    ],
    [
      "a payload as Node's bytes",
      JSON.stringify({ topic: short, payload: Buffer.from(json).toJSON() }),
      [[1, short]],
    ],
    ["keys in capitals", JSON.stringify({ Topic: short, Payload: json }), [[1, short]]],
    ["an object by topic", JSON.stringify({ [short]: online }), [[1, short]]],
    [
      "a tree of a topic's levels",
      JSON.stringify({ uagv: { v2: { MAG: { 1001: { connection: online } } } } }),
      [[1, short]],
    ],
    [
      "a list within an export",
      JSON.stringify({ name: "broker", messages: [{ topic: short, payload: json, qos: 0 }] }),
      [[1, short]],
    ],
    [
      "a packet's layers",
      JSON.stringify([{ layers: { mqtt: { "mqtt.topic": short, "mqtt.msg": json } } }]),
      [[1, short]],
    ],
    ["a dictionary of Python", `INFO ${short} ${python}`, [[1, short]]],
    ["a dictionary of pprint", `${short}\n${python.replaceAll(", '", ",\n '")}`, [[2, short]]],
    [
      "an object as Node's console writes it",
      `${short} ${pretty.replaceAll(/"(\w+)":/g, "$1:").replaceAll('"', "'")}`,
      [[1, short]],
    ],
    ["bytes of Python", `${short} b'${pretty.replaceAll("\n", "\\n")}'`, [[1, short]]],
    ["a text of a text of JSON", JSON.stringify(text), [[1, undefined]]],
    ["a line of Loki", JSON.stringify({ labels: { app: "x" }, line: `rx ${short} ${json}` }), [[1, short]]],
    [
      "an answer of Loki",
      JSON.stringify({ data: { result: [{ values: [["17", `${short} ${json}`]] }] } }),
      [[1, short]],
    ],
    ["a hit of Kibana", JSON.stringify({ _source: { message: `${short} ${json}` } }), [[1, short]]],
    [
      "an entry of journald as bytes",
      JSON.stringify({ MESSAGE: [...Buffer.from(`${short} ${json}`)] }),
      [[1, short]],
    ],
    ["a line of Docker", JSON.stringify({ log: `{"topic":"${short}","payload":${json}}\n` }), [[1, short]]],
    ["a topic after its message", `Received \`${json}\` from \`${short}\` topic`, [[1, short]]],
    ["other braces before", `INFO [fleet{id=3}] ${short} ${json}`, [[1, short]]],
    ["quotes of HTML", `${short} ${json.replaceAll('"', "&quot;")}`, [[1, short]]],
    ["a table whose cells go over lines", `x,${short},"${pretty.replaceAll('"', '""')}"`, [[1, short]]],
    ["a table with base64", `1,${short},${Buffer.from(json).toString("base64")}`, [[1, short]]],
    [
      "two messages of a packet",
      `1.5\t${short},${topic}\t${hex},${hex}`,
      [
        [1, short],
        [1, topic],
      ],
    ],
    ["hexadecimal digits with colons", `${short}\t${hex.replaceAll(/..(?=.)/g, "$&:")}`, [[1, short]]],
    [
      "two layers of a packet by one name",
      `{"layers":{"mqtt":{"mqtt.topic":"${short}","mqtt.msg":"${hex}"},"mqtt":{"mqtt.topic":"${topic}","mqtt.msg":"${hex}"}}}`,
      [
        [1, short],
        [1, topic],
      ],
    ],
  ])("%s", (_, trace, expected) => {
    const found = expected.map(([line, name]) => [line, name, online]);
    expect(told(read(trace))).toEqual(found);
    expect(told(read(trace, 7))).toEqual(found);
  });
});

it.each<[name: string, trace: string, expected: unknown[]]>([
  [
    "words between",
    `starting up\n${short} ${json}`,
    [
      [1, "holds no message"],
      [2, short, online],
    ],
  ],
  [
    "a line that breaks off",
    `${short} ${json.slice(0, 60)}\n${short} ${json}`,
    [
      [1, "breaks off before its last brace"],
      [2, short, online],
    ],
  ],
  [
    "a line that breaks off after a comma",
    `${short} {"headerId":1,\n${short} ${json}`,
    [
      [1, "breaks off before its last brace"],
      [2, short, online],
    ],
  ],
  [
    "a message that breaks off at the end",
    `${json}\n{"headerId":\n`,
    [
      [1, undefined, online],
      [2, "breaks off before its last brace"],
    ],
  ],
  [
    "a list that holds other things",
    `[1, ${json}]`,
    [
      [1, "holds no message"],
      [1, undefined, online],
    ],
  ],
  ["YAML", "header_id: 1", [[1, expect.stringContaining("write each message as JSON")]]],
  [
    "a hex dump",
    "00000000: 7b22 6865 6164 6572 4964 223a 2031 2c20  x",
    [[1, expect.stringContaining("tshark")]],
  ],
  ["what a console cut off", "{ nodes: [ [Object] ] }", [[1, expect.stringContaining("[Object]")]]],
])("names what it can't read: %s", (_, trace, expected) => {
  expect(told(read(trace))).toEqual(expected);
});

it("tells the levels of a topic, and the retained flag where the trace has it", () => {
  const [found] = read(JSON.stringify({ topic: `plant/a/${topic}`, retain: 1, payload: online }));
  expect(found).toMatchObject({
    topic: {
      name: "connection",
      prefix: "plant/a/uagv",
      major: "v2",
      manufacturer: "MAG Robotics",
      serialNumber: "1001",
    },
    retained: true,
  });
});

it("a text of Python has its own escapes", () => {
  const line = String.raw`{'headerId': 1, 'paused': True, 'x': None, 'text': "it's \"open\" {", 'more': 'd\'\xe9 ' 'on'}`;
  expect(told(read(line))).toEqual([
    [1, undefined, { headerId: 1, paused: true, x: null, text: 'it\'s "open" {', more: "d'é on" }],
  ]);
  const bytes = String.raw`b'{"headerId": 1, "text": "it\'s \\"\xc3\xa9\\""}'`;
  expect(told(read(bytes))).toEqual([[1, undefined, { headerId: 1, text: 'it\'s "é"' }]]);
});

it.each([
  [`2026-01-05T07:00:00+0100 ${short} ${json}`],
  [`1767592800.0 ${short} ${json}`],
  [JSON.stringify({ tst: "2026-01-05T06:00:00.000000Z", topic: short, payload: online })],
  [JSON.stringify({ timestamp: 1_767_592_800_000, topic: short, payload: json })],
])("when a message was received is read where its zone is known", (trace) => {
  expect(read(trace)).toMatchObject([{ received: 1_767_592_800_000 }]);
  expect(read(`2026-01-05 06:00:00,000 ${short} ${json}`)[0]).not.toHaveProperty("received");
});

it("reads a list on one line that is longer than any piece", () => {
  const entry = JSON.stringify({ topic: short, payload: json });
  const trace = `[${Array.from({ length: 24_000 }, () => entry).join(",")}]`;
  expect(trace.length).toBeGreaterThan(5_000_000);
  const found = read(trace, 65_536);
  expect(found).toHaveLength(24_000);
  expect(found.every((each) => "message" in each)).toBe(true);
});

it.each([
  ["open braces", "{\n".repeat(10_000)],
  ["open braces and lists", '{"a":[\n'.repeat(5000)],
  ["objects that never end", `${'{"a":1,\n'.repeat(5000)}`],
  ["brackets", "[".repeat(50_000)],
  ["quotes", '{"'.repeat(20_000)],
  ["single quotes", "{'a".repeat(20_000)],
  ["escapes", "{\\".repeat(20_000)],
  ["words in braces", `${"{a}".repeat(20_000)}{`],
  ["digits", "7b ".repeat(50_000)],
])("%s are refused soon", (_, trace) => {
  const began = process.cpuUsage();
  expect(read(trace, 65_536).every((each) => "why" in each)).toBe(true);
  expect(process.cpuUsage(began).user).toBeLessThan(1_000_000 /* µs */);
});

it.each([
  ["UTF-16, little end first", [0xff, 0xfe, ...Buffer.from("aé", "utf16le")], "aé"],
  ["UTF-16 without a mark, little end first", [...Buffer.from("aé", "utf16le")], "aé"],
  ["UTF-16 without a mark, big end first", [...Buffer.from("aé", "utf16le").swap16()], "aé"],
  ["UTF-16, big end first", [0xfe, 0xff, 0, 0x61, 0, 0xe9], "aé"],
  ["UTF-8 with a mark", [0xef, 0xbb, 0xbf, ...Buffer.from("aé")], "aé"],
])("decodes %s", (_, bytes, expected) => {
  const decoded = new Decoded();
  expect(decoded.piece(Uint8Array.from(bytes)) + decoded.end()).toBe(expected);
});
