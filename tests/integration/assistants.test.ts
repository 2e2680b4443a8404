import { request } from "node:http";
import { gzipSync } from "node:zlib";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { verbs } from "#planner/command/verbs.ts";
import { presets } from "#planner/presets/presets.ts";
import { askAssistant } from "#tests/support/ask-assistant.ts";
import { type Site, startSite } from "#tests/support/site.ts";
import { productNames } from "#vehicles/index.ts";

type Answer = { answer: unknown; sources: string[]; assumed?: unknown[]; link?: string };

let site: Site;
let client: Client;
const preset = presets.find(({ id }) => id === "line-side-milk-run") ?? presets[0];
if (!preset) throw new Error("There is no case.");
const { plan, id } = preset;

beforeAll(async () => {
  site = await startSite({ TRUSTED_PROXIES: "127.0.0.1" });
  client = new Client({ name: "an assistant", version: "1" });
  await client.connect(new StreamableHTTPClientTransport(new URL("/mcp", site.origin)));
});
afterAll(async () => {
  await client.close();
  await site.stop();
});

const call = (name: string, input: Record<string, unknown>) => askAssistant(client, name, input);
const answerTo = async (name: string, input: Record<string, unknown>) => {
  const { structuredContent, isError, content } = await call(name, input);
  expect(isError, JSON.stringify(content)).toBeFalsy();
  return structuredContent as Answer;
};
const nested = (depth: number) =>
  Array.from({ length: depth }).reduce<unknown>((inner) => ({ loads: inner }), 1);
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test("a client finds the tools, each with its title and the fields of its input", async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    "compare_vehicles",
    "check_fit",
    "size_fleet",
    "money",
    "open_plan",
    "search_site",
  ]);
  for (const { title, description, inputSchema } of tools) {
    expect(title).toMatch(/ /);
    expect(description?.length).toBeGreaterThan(40);
    expect(inputSchema.type).toBe("object");
  }
});

test.for([
  ["check_fit", "fit"],
  ["size_fleet", "size"],
] as const)(
  "%s answers what the planner's command answers, with sources and the link",
  async ([tool, verb]) => {
    const told = await answerTo(tool, { plan });
    const own = verbs[verb]?.(plan);
    expect(told.answer).toEqual(asJson(own?.ok && own.value));
    expect(await answerTo(tool, { case: id })).toEqual(told);
    expect(told.sources.length).toBeGreaterThan(1);
    expect(told.assumed?.length).toBeGreaterThan(0);
    expect(told.link).toMatch(/^https?:\/\/[^/]+\/planner\?plan=1\./);
  },
);

test("what takes longer than a visitor waits is worked out meanwhile, for whoever asks the same again", async () => {
  /* Two kinds of vehicle take a second and a half, and one network has one question at a time. */
  const long = presets.find((each) => each.id === "inbound-hand-over")?.plan;
  if (!long) throw new Error("There is no such case.");
  const plans = [1, 2, 3].map((number) => ({ ...long, name: `Asked at once ${number}` }));
  const first = await Promise.all(
    plans.map((each) => client.callTool({ name: "size_fleet", arguments: { plan: each } })),
  );
  expect(JSON.stringify(first)).toContain("Ask the same again");
  for (const each of plans) {
    const own = verbs["size"]?.(each);
    expect((await answerTo("size_fleet", { plan: each })).answer).toEqual(asJson(own?.ok && own.value));
  }
});

test("money is worked out from the asker's sums, and a plan comes back from its link", async () => {
  const costs = {
    currency: "€",
    years: 8,
    rate: 0.08,
    once: [{ name: "vehicles", amount: 90_000, per: "vehicle" }],
    saved: [{ name: "work", amount: 80_000 }],
  };
  const told = await answerTo("money", { plan, costs, count: 2 });
  const own = verbs["money"]?.({ plan, costs, count: 2 });
  expect(told.answer).toEqual(asJson(own?.ok && own.value));
  const opened = await answerTo("open_plan", {
    path: new URL(told.link ?? "").pathname + new URL(told.link ?? "").search,
  });
  expect((opened.answer as { plan: unknown }).plan).toEqual(asJson(plan));
});

test("vehicles and pages are answered with their links", async () => {
  const two = productNames.slice(0, 2);
  const told = await answerTo("compare_vehicles", { vehicles: two });
  expect((told.answer as { product: string }[]).map(({ product }) => product)).toEqual(two);
  expect(told.link).toContain(`/products/compare?vehicles=${two}`);
  const found = await answerTo("search_site", { query: "charging" });
  expect((found.answer as { pages: { link: string }[] }).pages[0]?.link).toMatch(/^https?:/);
});

test.for<[string, string, Record<string, unknown>, RegExp]>([
  ["no plan", "size_fleet", {}, /needs either a plan or a case/],
  ["an unknown case", "check_fit", { case: "atlantis" }, /must be one of wrapped-pallets/],
  ["an unknown field", "check_fit", { plan, colour: "red" }, /colour is no field/],
  ["a plan that is none", "check_fit", { plan: { loads: 7 } }, /loads must be/],
  ["a vehicle named twice", "compare_vehicles", { vehicles: ["fork", "fork"] }, /names one twice/],
  ["a long query", "search_site", { query: "fork ".repeat(40_000) }, /at most 100 characters/],
  ["a deep plan", "size_fleet", { plan: nested(20_000) }, /nested more deeply/],
  ["a search with a field of another tool", "search_site", { query: "fork", plan }, /plan is no field/],
  ["an unknown vehicle", "compare_vehicles", { vehicles: ["sled"] }, /must be of/],
])("%s is answered in words", async ([_, tool, input, said]) => {
  const { isError, content } = await call(tool, input);
  expect(isError).toBe(true);
  expect(JSON.stringify(content)).toMatch(said);
});

test("one network's questions, however many, leave room for another's", async () => {
  const ask = async (network: string, name: string, input: Record<string, unknown>) => {
    const body = JSON.stringify({
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name, arguments: input },
    });
    const headers = { "X-Forwarded-For": network, Accept: "application/json, text/event-stream" };
    const answer = await fetch(`${site.origin}/mcp`, {
      method: "POST",
      headers: { ...headers, "Content-Type": "application/json" },
      body,
    });
    return answer.text();
  };
  const crowd = Array.from({ length: 12 }, (_, index) =>
    ask("192.0.2.1", "size_fleet", { plan: { ...plan, name: `${index}` } }),
  );
  const other = await ask("198.51.100.7", "compare_vehicles", {});
  expect(other).not.toMatch(/Others ask/);
  expect(other).toContain('"product":"fork"');
  const busy = (await Promise.all(crowd)).filter((text) => text.includes("Others ask"));
  expect(busy.length).toBeGreaterThan(0);
});

const both = "application/json, text/event-stream";
const listed = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';
const called = (params: string) => `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":${params}}`;
const brackets = (open: string, close: string) => open.repeat(100_000) + close.repeat(100_000);

test.for<[string, Record<string, string>, string, number, number]>([
  ["a page of another site", { Origin: "https://elsewhere.example" }, listed, 403, -32_000],
  ["a page without an origin", { Origin: "null" }, listed, 403, -32_000],
  ["another name of this machine", { Host: "elsewhere.example" }, listed, 403, -32_000],
  ["more than is read", {}, `{"more":"${"x".repeat(300_000)}"}`, 413, -32_000],
  ["no JSON", {}, "no JSON", 400, -32_700],
  ["nothing", {}, "", 400, -32_700],
  ["brackets without an end", {}, "[".repeat(100_000), 400, -32_700],
  ["a batch", {}, `[${listed}]`, 400, -32_600],
  ["brackets in brackets", {}, brackets("[", "]"), 400, -32_600],
  ["JSON that is no message", {}, '{"id":"7"}', 400, -32_600],
  ["an id that is none", {}, '{"jsonrpc":"2.0","id":{},"method":"ping"}', 400, -32_600],
  ["another type of content", { "Content-Type": "text/plain" }, listed, 415, -32_000],
  ["a type that isn't answered", { Accept: "text/html" }, listed, 406, -32_000],
  ["a version that is none", { "MCP-Protocol-Version": "1999-01-01" }, listed, 400, -32_000],
  ["a method that is none", {}, '{"jsonrpc":"2.0","id":1,"method":"fly"}', 200, -32_601],
  ["a call without a tool", {}, '{"jsonrpc":"2.0","id":1,"method":"tools/call"}', 200, -32_602],
  ["a tool that is none", {}, called('{"name":"constructor"}'), 200, -32_602],
  ["a list of arguments", {}, called('{"name":"size_fleet","arguments":[]}'), 200, -32_602],
  [
    "a level that is none",
    {},
    called('{"level":"loud"}').replace("tools/call", "logging/setLevel"),
    200,
    -32_602,
  ],
])("%s is refused by a message of JSON-RPC in words", async ([_, headers, body, status, code]) => {
  const told = await post(headers, body);
  expect([told.status, told.type]).toEqual([status, "application/json"]);
  const { jsonrpc, error } = JSON.parse(told.text);
  expect([jsonrpc, error.code]).toEqual(["2.0", code]);
  expect(error.message).toMatch(/^[A-Za-z].{10,}/);
  expect(error.message).not.toMatch(/MCP error|[[{]/);
});

test("other methods are refused by a message, and a client that takes anything is answered", async () => {
  for (const method of ["GET", "DELETE", "PUT"]) {
    const answer = await fetch(`${site.origin}/mcp`, { method });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST"]);
    expect((await answer.json()).error.message).toContain("answers POST");
  }
  for (const accept of ["*/*", undefined]) expect((await post({ Accept: accept }, listed)).status).toBe(200);
});

test("a burst such as the protocol's conformance suite sends is answered", async () => {
  const statuses = await Promise.all(
    Array.from(
      { length: 150 },
      async () => (await post({ "X-Forwarded-For": "203.0.113.9" }, listed)).status,
    ),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test("a packed question is refused in the protocol's words, which name what is read", async () => {
  const sent = await fetch(`${site.origin}/mcp`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: both, "Content-Encoding": "gzip" },
    body: gzipSync(listed),
  });
  expect([sent.status, sent.headers.get("Accept-Encoding")]).toEqual([415, "identity"]);
  const { jsonrpc, error } = (await sent.json()) as { jsonrpc: string; error: { message: string } };
  expect([jsonrpc, error.message]).toEqual(["2.0", expect.stringContaining("Content-Encoding")]);
  expect((await post({ "Content-Encoding": "identity" }, listed)).status).toBe(200);
});

/** Fetch sends no Host but its own. */
function post(headers: Record<string, string | undefined>, body: string) {
  return new Promise<{ status: number | undefined; type: string | undefined; text: string }>(
    (resolve, reject) => {
      const all = { "Content-Type": "application/json", Accept: both, ...headers };
      const sent = request(`${site.origin}/mcp`, {
        method: "POST",
        headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)),
      });
      sent.on("error", reject).on("response", (response) => {
        const parts: Buffer[] = [];
        response
          .on("data", (part: Buffer) => parts.push(part))
          .on("end", () => {
            const text = Buffer.concat(parts).toString();
            resolve({
              status: response.statusCode,
              type: response.headers["content-type"]?.split(";")[0],
              text,
            });
          });
      });
      sent.end(body);
    },
  );
}
