import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import openapi from "#content/documents/interfaces/openapi.json" with { type: "json" };
import { pathOf } from "#planner/link/link.ts";
import { presetOf } from "#planner/presets/presets.ts";
import { ofCustomer } from "../http/rate-limit.ts";
import { clientHeader } from "./peers.ts";
import { openSandboxes } from "./sandboxes.ts";

const order = openapi.paths["/orders"].post.requestBody.content["application/json"].example;

function opened() {
  let now = Date.UTC(2026, 0, 5, 6);
  const failures: unknown[] = [];
  const sandboxes = openSandboxes({
    silence: 1800,
    clock: () => now,
    random: (bytes) => randomBytes(bytes),
    failed: (error) => failures.push(error),
  });
  const ask = (path: string, init: RequestInit = {}) =>
    sandboxes.app.request(path, {
      ...init,
      headers: { "Content-Type": "application/json", ...init.headers },
    });
  const pass = (seconds: number) => {
    for (const end = now + seconds * 1000; now < end; now += 250) sandboxes.run();
  };
  const skip = (seconds: number) => {
    now += seconds * 1000;
    sandboxes.run();
  };
  return { sandboxes, ask, pass, skip, failures };
}

async function withSandbox(asked: object = {}) {
  const all = opened();
  const answer = await all.ask("/sandbox", { method: "POST", body: JSON.stringify(asked) });
  expect(answer.status).toBe(201);
  const made = (await answer.json()) as {
    id: string;
    key: string;
    http: { url: string; authorization: string };
    floor: { places: { id: string }[] };
    vehicles: unknown[];
  };
  const send = (path: string, method = "GET", body?: unknown, authorization = made.http.authorization) =>
    all.ask(`${new URL(made.http.url).pathname}${path}`, {
      method,
      headers: { Authorization: authorization },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
  return { ...all, made, send };
}

it("a sandbox in which something fails ends alone", async () => {
  const { sandboxes, ask, pass, failures } = opened();
  const make = async () => (await (await ask("/sandbox", { method: "POST" })).json()) as { id: string };
  const [hears, drives, other] = [await make(), await make(), await make()];
  const failure = () => {
    throw new Error("failed");
  };
  const [heard, driven] = [hears, drives].map(({ id }) => sandboxes.find(id));
  if (!heard || !driven) throw new Error("They are not open");
  heard.witness.hear = failure;
  driven.sandbox.runTo = failure;
  const message = {
    kind: "vehicle",
    manufacturer: "Acme",
    serialNumber: "1",
    name: "state",
    text: "{}",
  } as const;
  expect(sandboxes.heard(hears.id, message)).toBe(false);
  pass(1);
  expect(failures).toHaveLength(2);
  expect([hears, drives, other].map(({ id }) => sandboxes.find(id) !== undefined)).toEqual([
    false,
    false,
    true,
  ]);
  expect(sandboxes.whyEnded(drives.id)).toBe("It failed on our side.");
});

it("the calls of the published document answer as it says", async () => {
  const { ask, send, pass, made } = await withSandbox();
  expect(made.key.length).toBeGreaterThanOrEqual(20);
  expect(made.vehicles).toHaveLength(6);
  expect((await send("/orders", "POST", order)).status).toBe(201);
  expect((await send("/orders", "POST", order)).status).toBe(200);
  expect((await send("/orders", "POST", { ...order, priority: 1 })).status).toBe(409);
  expect((await send("/orders", "POST", "{")).status).toBe(422);
  const headers = { Authorization: made.http.authorization };
  for (const path of ["/sandbox", `/sandbox/${made.id}/api/v1/orders`])
    expect(await (await ask(path, { method: "POST", body: "{", headers })).json()).toMatchObject({
      ...{ status: 422, title: "This is no JSON", detail: expect.stringContaining("can't be read") },
    });
  expect((await send("/orders", "GET", undefined, "Bearer other")).status).toBe(401);
  expect((await send("/orders/none")).headers.get("Content-Type")).toBe("application/problem+json");
  for (const [path, method, allowed] of [
    ["/orders", "GET", "POST"],
    ["/orders/none", "PUT", "GET, HEAD, DELETE"],
    ["/places", "POST", "GET, HEAD"],
  ] as const) {
    const other = await send(path, method);
    expect([other.status, other.headers.get("Allow")]).toEqual([405, allowed]);
    expect(other.headers.get("Content-Type")).toBe("application/problem+json");
  }
  const unknown = await send("/nowhere");
  expect([unknown.status, unknown.headers.get("Content-Type")]).toEqual([404, "application/problem+json"]);
  pass(10);
  expect(await (await send(`/orders/${order.reference}`)).json()).toMatchObject({ state: "assigned" });
  expect(await (await send("/places")).json()).toContainEqual({
    name: "staging-B12",
    handover: "floor",
    state: "claimed",
  });
});

it("each example of the published document is what a sandbox asks for or answers", async () => {
  const { send, pass } = await withSandbox();
  const { Order, Problem } = openapi.components.responses;
  const told = Problem.content["application/problem+json"].example;
  const nowhere = await send("/orders", "POST", { ...order, to: "staging-B99" });
  expect([nowhere.status, await nowhere.json()]).toEqual([told.status, told]);
  expect((await send("/orders", "POST", order)).status).toBe(201);
  pass(10);
  const asked = await (await send(`/orders/${openapi.components.parameters.reference.example}`)).json();
  const shown = Order.content["application/json"].example;
  expect(asked).toMatchObject({ reference: shown.reference, state: shown.state });
  expect(Object.keys(asked).sort()).toEqual(Object.keys(shown).sort());
  const places = (await (await send("/places")).json()) as { name: string; handover: string }[];
  for (const { name, handover } of openapi.paths["/places"].get.responses["200"].content["application/json"]
    .example)
    expect(places.find((place) => place.name === name)).toMatchObject({ handover });
});

it("events tell each state, after the last that a reader has seen", async () => {
  const { send, pass, sandboxes, made } = await withSandbox({ speed: 20 });
  await send("/orders", "POST", order);
  pass(6);
  /* The number is none that it has told. */
  const headers = { Authorization: made.http.authorization, "Last-Event-ID": "99999" };
  const answer = await sandboxes.app.request(`/sandbox/${made.id}/events`, { headers });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  while (!text.includes('"delivered"')) text += (await reader?.read())?.value ?? "";
  await reader?.cancel();
  expect(text).toContain("event: message");
  expect(text).toMatch(/event: order\ndata: .*"state":"assigned"/);
});

it("a sandbox ends after its silence, and says why", async () => {
  const { send, skip } = await withSandbox();
  skip(1801);
  const answer = await send("/places");
  expect(answer.status).toBe(410);
  expect(await answer.json()).toMatchObject({ detail: expect.stringContaining("30 minutes") });
});

it.each([
  [{ preset: "none" }, "preset"],
  [{ speed: 21 }, "speed"],
  [{ seed: 0.5 }, "seed"],
  [{ more: 1 }, "more"],
])("%j opens no sandbox", async (asked, words) => {
  const answer = await opened().ask("/sandbox", { method: "POST", body: JSON.stringify(asked) });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain(words);
});

it.each(["x", "null", "[]", '{"seed":-1}', '{"speed":1000}', '{"toString":1}', '{"preset":"__proto__"}'])(
  "%s opens none, in words",
  async (body) => {
    const answer = await opened().ask("/sandbox", { method: "POST", body });
    expect(answer.status).toBe(422);
    expect(((await answer.json()) as { detail: string }).detail).toMatch(/\w/);
  },
);

it("one network opens six a minute", async () => {
  const { ask } = opened();
  const statuses: number[] = [];
  for (let each = 0; each < 7; each++)
    statuses.push((await ask("/sandbox", { method: "POST", body: '{"preset":"none"}' })).status);
  expect(statuses.slice(-2)).toEqual([422, 429]);
});

it("whoever has the page's address sees the hall, and with the key the messages", async () => {
  const { sandboxes, made, pass } = await withSandbox();
  pass(1);
  const page = async (authorization?: string) => {
    const headers = authorization === undefined ? {} : { Authorization: authorization };
    return (await sandboxes.app.request(`/sandbox/${made.id}/page`, { headers })).json();
  };
  const outside = (await page()) as { view: { moment: object } };
  expect(outside).toMatchObject({ is: "open", wrongKey: false });
  expect(outside.view.moment).toHaveProperty("vehicles.length", 6);
  expect(outside.view.moment).not.toHaveProperty("inside");
  expect(await page("Bearer other")).toMatchObject({ wrongKey: true });
  expect(await page(made.http.authorization)).toMatchObject({
    view: { moment: { inside: { tallies: { "header-id": { broken: 0 } } } } },
  });
});

it("a sandbox that its key ends leaves its report to that key", async () => {
  const { sandboxes, made, pass } = await withSandbox();
  pass(1);
  const headers = { Authorization: made.http.authorization };
  const ask = (path: string, init: RequestInit = {}) =>
    sandboxes.app.request(`/sandbox/${made.id}${path}`, { headers, ...init });
  expect((await ask("", { method: "DELETE", headers: {} })).status).toBe(401);
  expect((await ask("", { method: "DELETE" })).status).toBe(204);
  expect((await ask("/api/v1/places")).status).toBe(410);
  expect((await ask("/report", { headers: {} })).status).toBe(401);
  expect(await (await ask("/report")).json()).toMatchObject({ id: made.id, verdicts: [] });
  expect(await (await ask("/report.xml")).text()).toContain("<testsuites");
  expect(await (await ask("/page")).json()).toMatchObject({
    is: "ended",
    ended: { report: `/sandbox/${made.id}/report` },
  });
});

it("a plan's link makes the floor", async () => {
  const plan = presetOf("two-decks");
  const { made } = await withSandbox({ link: pathOf(plan) });
  expect(made.floor).toMatchObject({ name: plan?.name });
  const refused = async (asked: object) =>
    (await opened().ask("/sandbox", { method: "POST", body: JSON.stringify(asked) })).text();
  expect(await refused({ link: "/planner?plan=1.x" })).toContain("places");
  expect(await refused({ link: "/planner", preset: "two-decks" })).toContain("one floor");
});

it("the networks of one customer open no more than eight times as many as one of them", async () => {
  const { ask } = opened();
  const openFrom = async (address: string) =>
    (await ask("/sandbox", { method: "POST", body: "{", headers: { [clientHeader]: address } })).status;
  const statuses: number[] = [];
  for (let network = 0; network <= 6 * ofCustomer; network++)
    statuses.push(await openFrom(`2001:db8:0:${network.toString(16)}::1`));
  expect(new Set(statuses.slice(0, -1))).toEqual(new Set([422]));
  expect(statuses.at(-1)).toBe(429);
  expect(await openFrom("2001:db8:1::1")).toBe(422);
});
