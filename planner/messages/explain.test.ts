import { describe, expect, it, vi } from "vitest";
import { hostileFile } from "#tests/support/hostile-plans.ts";
import { validatorCode } from "../../scripts/vite/schema-validators.ts";
import { schemaReader } from "../../server/sandbox/schema-reader.ts";
import { random } from "../numbers/random.ts";
import { example } from "../plan/example.ts";
import { Judge, type Validator } from "./rules/judge.ts";
import order from "./schemas/order.schema.json" with { type: "json" };
import state from "./schemas/state.schema.json" with { type: "json" };
import { answerSession } from "./session-messages.ts";
import { topicOf } from "./trace/unwrap.ts";

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
  }
  expect(valid).toBeGreaterThan(500);
  expect(valid).toBeLessThan(9500);
  expect(Object.keys(schemas)).toEqual(Object.keys(validators));
});

describe("in words", () => {
  const [line = ""] = lines.filter((text) => text.includes("/state"));
  const { payload } = JSON.parse(line);
  /** What the schema's verdict says of a message. */
  const told = (message: unknown) => {
    const judged = new Judge({ "2.1": validators }).judge({ line: 1, topic: topicOf("a/state"), message });
    return "why" in judged ? judged.why : (judged.verdicts.find(({ rule }) => rule === "schema")?.text ?? "");
  };

  it.each([
    [{ ...payload, driving: "yes" }, 'driving is "yes". It must be true or false.'],
    [{ ...payload, operatingMode: "AUTO" }, 'operatingMode is "AUTO". Use one of these: "AUTOMATIC", '],
    [{ ...payload, batteryState: { charging: true } }, "batteryState.batteryCharge is missing"],
    [{ ...payload, nodeStates: [{ nodeId: 4 }] }, "nodeStates[0].sequenceId is missing"],
  ])("%#: the field, what is allowed and what to do", (message, text) => {
    expect(told(message)).toContain(text);
  });

  it("what is no message is named so", () => {
    expect(told([1])).toContain("is no message");
  });

  it("hostile messages are refused with a reason", () => {
    for (let seed = 0; seed < 1000; seed++) {
      const text = told(JSON.parse(JSON.stringify(hostileFile(payload, seed))));
      expect(text, `seed ${seed}`).not.toMatch(/undefined|\[object|function/);
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
