import { describe, expect, it, vi } from "vitest";
import { hostileFile } from "#tests/support/hostile-plans.ts";
import { schemaReader, validatorCode } from "../../scripts/vite/schema-validators.ts";
import { random } from "../numbers/random.ts";
import { example } from "../plan/example.ts";
import { checkText, type Validator } from "./check-text.ts";
import order from "./schemas/order.schema.json" with { type: "json" };
import state from "./schemas/state.schema.json" with { type: "json" };
import { answerSession } from "./session-messages.ts";

vi.setConfig({ testTimeout: 60_000 });

/** The validator as the page gets it: compiled ahead, so that nothing is generated at run time. */
async function compiled(schema: object): Promise<Validator> {
  const code = Buffer.from(validatorCode(schema)).toString("base64");
  return (await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`)).default;
}

const schemas = { order, state };
const validators = { order: await compiled(order), state: await compiled(state) };
const lines = linesOf();

function linesOf() {
  const session = answerSession({ plan: { ...example, seed: 4 }, count: 2, seconds: 600 });
  if (!session.ok) throw new Error(JSON.stringify(session.errors));
  return [...session.value].filter((line) => /\/(order|state)"/.test(line));
}

it("finds what Ajv finds in 10,000 mutations of orders and states", () => {
  const { next } = random(7, 7);
  const reader = schemaReader();
  const slow = { order: reader.compile(order), state: reader.compile(state) };
  let valid = 0;
  for (let round = 0; round < 10_000; round++) {
    const { topic, payload } = JSON.parse(lines[next() % lines.length] ?? "");
    const kind = topic.endsWith("order") ? "order" : "state";
    for (let times = 1 + (next() % 2); times > 0; times--) mutate(payload, next);
    const expected = slow[kind](payload);
    expect(validators[kind](payload)).toBe(expected);
    expect(validators[kind].errors ?? null).toEqual(slow[kind].errors ?? null);
    if (expected) valid++;
    else expect(checkText(JSON.stringify({ topic, payload }), validators)?.wrong).toHaveLength(1);
  }
  expect(valid).toBeGreaterThan(500);
  expect(valid).toBeLessThan(9500);
  expect(Object.keys(schemas)).toEqual(Object.keys(validators));
});

describe("in words", () => {
  const [line = ""] = lines.filter((text) => text.includes("/state"));
  const { payload } = JSON.parse(line);
  const wrongOf = (message: object) => checkText(JSON.stringify(message), validators)?.wrong[0]?.wrong;

  it.each([
    [{ ...payload, driving: "yes" }, "driving", 'is "yes". It must be true or false.'],
    [{ ...payload, operatingMode: "AUTO" }, "operatingMode", /is "AUTO"\. Use one of these: "AUTOMATIC", /],
    [{ ...payload, timestamp: "today" }, "timestamp", /is "today"\. Write a moment as in 2026/],
    [{ ...payload, batteryState: { charging: true } }, "batteryState.batteryCharge", /^is missing/],
    [{ ...payload, nodeStates: [{ nodeId: 4 }] }, "nodeStates[0].sequenceId", /^is missing/],
  ])("%#: the field, what is allowed and what to do", (message, field, text) => {
    const told = wrongOf(message)?.find((each) => each.field === field)?.text;
    expect(told).toMatch(text);
  });

  it("names the wrong lines of a log, and one that breaks off", () => {
    const log = [...lines.slice(0, 3), "", lines[3]?.slice(0, 40), line].join("\n");
    const checked = checkText(log, validators);
    expect(checked).toMatchObject({ messages: 5, wrong: [{ place: 5, topic: undefined }] });
    expect(checked?.wrong[0]?.wrong[0]?.text).toContain("is not JSON");
  });

  it("names what is no message; an empty text gets no answer", () => {
    expect(checkText("[1, {}]", validators)?.wrong).toHaveLength(2);
    expect(checkText("{", validators)?.wrong[0]?.wrong[0]?.text).toContain("is not JSON");
    expect(checkText("  ", validators)).toBeUndefined();
    expect(
      checkText(`{"driving":${"[".repeat(100_000)}${"]".repeat(100_000)}}`, validators)?.wrong,
    ).toHaveLength(1);
  });

  it.each(["toString", "constructor", "__proto__", ""])("%j is no topic", (topic) => {
    const checked = checkText(JSON.stringify({ topic, payload: {} }), validators);
    expect(checked).toMatchObject({ topics: {}, wrong: [{ topic }] });
    expect(checked?.wrong[0]?.wrong[0]?.text).toContain("is no message that is known here");
  });

  it("hostile messages are refused with a reason", () => {
    for (let seed = 0; seed < 3000; seed++) {
      const message = hostileFile({ topic: "a/state", payload }, seed);
      const checked = checkText(JSON.stringify(message) ?? "nothing", validators);
      const texts = checked?.wrong.flatMap(({ wrong }) => wrong.map(({ text }) => text)) ?? [];
      for (const text of texts) expect(text, `seed ${seed}`).not.toMatch(/undefined|\[object|function/);
    }
  });
});

/** Removes, changes or adds a value somewhere in the message. */
function mutate(message: object, next: () => number) {
  let parent = message as Record<string, unknown>;
  for (let depth = next() % 4; depth > 0; depth--) {
    const inner = Object.values(parent).filter((value) => typeof value === "object" && value !== null);
    parent = (inner[next() % Math.max(1, inner.length)] ?? parent) as Record<string, unknown>;
  }
  const keys = Object.keys(parent);
  const key = keys[next() % Math.max(1, keys.length)] ?? "more";
  const values = [null, -1, 0.5, "", "ONLINE", true, [], {}, "2026-01-05T06:00:00Z", 1e9];
  if (next() % 3 === 0 && !Array.isArray(parent)) delete parent[key];
  else parent[next() % 8 === 0 && !Array.isArray(parent) ? "another" : key] = values[next() % values.length];
}
