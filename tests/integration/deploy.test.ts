import { connectAsync } from "mqtt";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "#tests/support/free-port.ts";
import { startExample } from "#tests/support/nginx.ts";
import { fetchMade, type Site, startSite } from "#tests/support/site.ts";

let site: Site;
let nginx: Awaited<ReturnType<typeof startExample>>;
let origin: string;

beforeAll(async () => {
  site = await startSite({ TRUSTED_PROXIES: "127.0.0.1" });
  nginx = await startExample([new URL(site.origin).host]);
  ({ origin } = nginx);
});
afterAll(async () => {
  await nginx[Symbol.asyncDispose]();
  await site.stop();
});

test("pages come through, and are asked for each time", async () => {
  const before = seen("/contact");
  for (let count = 0; count < 2; count++) expect((await fetch(`${origin}/contact`)).status).toBe(200);
  await expect.poll(() => seen("/contact") - before).toBe(2);
});

test("a file whose name never changes is asked for once in each encoding, and kept", async () => {
  const asset = /\/assets\/[^"]+\.css/.exec(await (await fetch(origin)).text())?.[0] ?? "";
  for (const encoding of ["br", "gzip", "br", "gzip", "br"]) {
    const answer = await fetch(origin + asset, { headers: { "Accept-Encoding": encoding } });
    expect([answer.status, answer.headers.get("Content-Encoding")]).toEqual([200, encoding]);
    expect(answer.headers.get("Cache-Control")).toContain("immutable");
  }
  await expect.poll(() => seen(asset)).toBe(2);
});

test.each([
  ["the largest picture and its form", 12 * 2 ** 20 + 64 * 1024, "This form is too long"],
  ["far more", 14_000_000, "a picture may have 12 MB"],
])("a body of %s is refused in words", async (_, bytes, words) => {
  const headers = { "sec-fetch-site": "same-origin" };
  const body = new Uint8Array(bytes);
  const answer = await fetch(`${origin}/staff/sign-in`, { method: "POST", headers, body });
  expect([answer.status, await answer.text()]).toEqual([413, expect.stringContaining(words)]);
});

test("a sandbox's MQTT over WebSocket comes through, and its events as they happen", async () => {
  const made = await (await fetchMade(`${origin}/sandbox`, { method: "POST" })).json();
  const { username, password, prefix } = made.ws;
  const url = `${origin.replace("http", "ws")}/mqtt`;
  const client = await connectAsync(url, { username, password, protocolVersion: 4, reconnectPeriod: 0 });
  const heard = new Promise((resolve) => client.once("message", resolve));
  await client.subscribeAsync(`${prefix}/#`);
  expect(await heard).toContain(`${prefix}/v2/`);
  await client.endAsync();
  const path = new URL(made.events.url).pathname;
  const headers = { Authorization: made.http.authorization };
  const events = await fetch(origin + path, { headers, signal: AbortSignal.timeout(20_000) });
  const reader = events.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  expect(new TextDecoder().decode(value)).toContain("event: message");
  await reader?.cancel();
});

/** How often the site itself was asked for a path. */
function seen(path: string) {
  return site.output.filter((line) => line.includes(`"path":"${path}"`)).length;
}

test("while no node answers, nginx says so in words, and when to come again", async () => {
  await using alone = await startExample([`127.0.0.1:${await freePort()}`]);
  for (const init of [{}, { method: "POST", body: "form-name=contact" }]) {
    const answer = await fetch(alone.origin, init);
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "30"]);
    expect(await answer.text()).toContain("what you typed is still in it");
  }
});
