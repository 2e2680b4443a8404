import { request } from "node:http";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { verbs } from "#planner/command/verbs.ts";
import { presets } from "#planner/presets/presets.ts";
import { askAssistant } from "#tests/support/ask-assistant.ts";
import { type Site, startSite } from "#tests/support/site.ts";

type Answer = { answer: unknown; sources: string[]; assumed?: unknown[]; link?: string };

let site: Site;
let client: Client;
const preset = presets.find(({ id }) => id === "line-side-milk-run");
if (!preset) throw new Error("There is no such case.");
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
  const told = await answerTo("compare_vehicles", { vehicles: ["fork", "lifter"] });
  expect((told.answer as { product: string }[]).map(({ product }) => product)).toEqual(["fork", "lifter"]);
  expect(told.link).toContain("/products/compare?vehicles=fork,lifter");
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

test("another site's page, another name of this machine, other methods and large requests are refused", async () => {
  const post = (headers: Record<string, string>, body = "{}") =>
    new Promise<number | undefined>((resolve, reject) => {
      const sent = request(`${site.origin}/mcp`, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          Accept: "application/json, text/event-stream",
          ...headers,
        },
      });
      sent.on("response", (response) => resolve(response.resume().statusCode)).on("error", reject);
      sent.end(body);
    });
  expect(await post({ Origin: "https://elsewhere.example" })).toBe(403);
  expect(await post({ Host: "elsewhere.example" })).toBe(403);
  expect(await post({}, JSON.stringify({ more: "x".repeat(300_000) }))).toBe(413);
  expect(await post({}, "no JSON")).toBe(400);
  const calls = Array.from({ length: 90 }, (_, id) => ({ jsonrpc: "2.0", id, method: "tools/list" }));
  expect(await post({}, JSON.stringify(calls))).toBe(400);
  expect((await fetch(`${site.origin}/mcp`)).status).toBe(405);
  expect((await fetch(`${site.origin}/mcp`, { method: "DELETE" })).status).toBe(405);
});
