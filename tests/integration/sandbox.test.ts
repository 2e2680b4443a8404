import { execFile } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { connectAsync } from "mqtt";
import { parseFragment } from "parse5";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countWord } from "#content/wording/count-word.ts";
import { fetchMade, type Site, startSite } from "#tests/support/site.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

type Node = { nodeName: string; value?: string; childNodes?: Node[] };
const textOf = (node: Node): string => (node.value ?? "") + (node.childNodes ?? []).map(textOf).join("");
const all = (node: Node, name: string): Node[] =>
  [node, ...(node.childNodes ?? []).flatMap((child) => all(child, name))].filter(
    (each, index, list) => each.nodeName === name && list.indexOf(each) === index,
  );

/** The commands as a visitor copies them; a page with script names the site that it came from. */
async function commands() {
  const page = await (await fetch(`${site.origin}/sandbox`)).text();
  const [main = ""] = /<main[\s\S]*<\/main>/.exec(page) ?? [];
  const blocks = all(parseFragment(main) as Node, "pre").map(textOf);
  return blocks.map((block) => block.replace(/^SITE=.*$/m, `SITE=${site.origin}`));
}

test("the page's commands move a vehicle, with nothing typed", async () => {
  /* Its process starts with the first. */
  await fetchMade(`${site.origin}/sandbox`, { method: "POST" });
  const [open = "", order = "", read = "", watch = ""] = await commands();
  expect(watch).toContain("curl -sN");
  const script = [open, order, "sleep 2", read, watch.replace("curl", "timeout 2 curl")].join("\n");
  const { stdout } = await promisify(execFile)("bash", ["-c", `${script}\ntrue`], {
    cwd: await mkdtemp(join(tmpdir(), "mag-sandbox-")),
  });
  expect(stdout).toContain('"state":"accepted"');
  expect(stdout).toContain('"state":"assigned"');
  expect(stdout).toMatch(/event: message\ndata: .*"driving":true/);
}, 30_000);

test("a stranger without the key gets words, and the site answers meanwhile", async () => {
  const made = await (await fetchMade(`${site.origin}/sandbox`, { method: "POST" })).json();
  const { url } = made.http;
  const page = await (await fetch(`${site.origin}/sandbox`)).text();
  expect(page).toContain(`a floor with ${countWord(made.vehicles.length)} forks`);
  expect((await fetch(`${url}/places`)).status).toBe(401);
  expect((await fetch(`${url}/places`, { headers: { Authorization: "Bearer none" } })).status).toBe(401);
  const patched = await fetch(`${url}/places`, {
    method: "PATCH",
    headers: { Authorization: made.http.authorization },
  });
  expect([patched.status, patched.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
  const { host, hostname, port, pathname } = new URL(`${url}/places`);
  const traced = connect(Number(port), hostname);
  traced.end(`TRACE ${pathname} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  expect(await text(traced)).toMatch(/^HTTP\/1.1 405 /);
  for (const head of [`${url}/places`, made.events.url]) {
    const told = await fetch(head, { method: "HEAD", headers: { Authorization: made.http.authorization } });
    expect([told.status, await told.text()]).toEqual([200, ""]);
  }
  for (const reference of ["%00", "a".repeat(1100)]) {
    const unknown = await fetch(`${url}/orders/${reference}`);
    expect([unknown.status, unknown.headers.get("Content-Type")]).toEqual([404, "application/problem+json"]);
  }
  const packed = await fetch(`${url}/orders`, {
    method: "POST",
    headers: { Authorization: made.http.authorization, "Content-Encoding": "gzip" },
    body: "{}",
  });
  expect([packed.status, packed.headers.get("Content-Type")]).toEqual([415, "application/problem+json"]);
  const large = await fetch(`${url}/orders`, { method: "POST", body: "x".repeat(20_000) });
  expect(large.status).toBe(413);
  expect((await fetch(`${site.origin}/healthz`)).status).toBe(200);
});

test("a site that stops ends its sandboxes in words, and waits for no reader of events", async () => {
  const own = await startSite();
  const made = await (await fetchMade(`${own.origin}/sandbox`, { method: "POST" })).json();
  const events = await fetch(made.events.url, { headers: { Authorization: made.http.authorization } });
  const began = performance.now();
  const [text] = await Promise.all([events.text(), own.stop()]);
  expect(text).toContain("event: end\ndata: The site was stopped.");
  expect(performance.now() - began).toBeLessThan(5000);
}, 30_000);

test("a sandbox's page shows the hall to whoever has its address, the rest to its key, and says when it has ended", async () => {
  const made = await (await fetchMade(`${site.origin}/sandbox`, { method: "POST" })).json();
  const outside = await fetch(made.page);
  expect(outside.status).toBe(200);
  expect(outside.headers.get("Referrer-Policy")).toBe("no-referrer");
  expect(outside.headers.get("X-Robots-Tag")).toContain("noindex");
  expect(await outside.text()).not.toContain(made.key);
  expect(await (await fetch(`${made.page}?key=${made.key}`)).text()).not.toContain(`Bearer ${made.key}`);
  const sendKey = (key: string, from = site.origin) =>
    fetch(`${made.page}/key`, {
      method: "POST",
      headers: { Origin: from },
      body: new URLSearchParams({ key }),
      redirect: "manual",
    });
  expect((await sendKey("other")).status).toBe(401);
  expect((await sendKey(made.key, "https://elsewhere.example")).status).toBe(403);
  const [cookie = ""] = (await sendKey(made.key)).headers.getSetCookie();
  expect(cookie).toBe(
    `mag-sandbox=${made.key}; Max-Age=10800; Path=/sandbox/${made.id}; HttpOnly; SameSite=Strict`,
  );
  const Cookie = cookie.slice(0, cookie.indexOf(";"));
  expect(await (await fetch(made.page, { headers: { Cookie } })).text()).toContain(`Bearer ${made.key}`);
  /* What changes something through the interface takes no cookie, which a browser sends by itself. */
  expect((await fetch(made.page, { method: "DELETE", headers: { Cookie } })).status).toBe(401);
  const headers = { Authorization: made.http.authorization };
  expect((await fetch(made.page, { method: "DELETE" })).status).toBe(401);
  expect((await fetch(made.page, { method: "DELETE", headers })).status).toBe(204);
  const ended = await fetch(made.page);
  expect(ended.status).toBe(410);
  expect(await ended.text()).toContain("This sandbox has ended");
  expect(await (await fetch(made.report, { headers })).json()).toMatchObject({ floor: made.floor.name });
  expect((await fetch(`${site.origin}/sandbox/0000000000`)).status).toBe(404);
  expect(site.output.join("\n")).not.toContain(made.id);
});

test("under TLS the cookie with the key of a sandbox is sent by TLS alone", async () => {
  const own = await startSite({ SITE_URL: "https://site.example" });
  const answer = await fetchMade(`${own.origin}/sandbox`, {
    method: "POST",
    headers: { Origin: "https://site.example" },
    body: new URLSearchParams(),
    redirect: "manual",
  });
  expect([answer.status, answer.headers.get("Location")]).toEqual([
    303,
    expect.stringMatching(/^\/sandbox\/\w+$/),
  ]);
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Secure-mag-sandbox=.*; HttpOnly; Secure; SameSite=Strict$/),
  ]);
  await own.stop();
});

test("MQTT comes through the site's own port, and other changes of protocol are answered as if not asked", async () => {
  const made = await (await fetchMade(`${site.origin}/sandbox`, { method: "POST" })).json();
  const { url, username, password, prefix } = made.ws;
  const client = await connectAsync(url, { username, password, protocolVersion: 4, reconnectPeriod: 0 });
  const heard = new Promise((resolve) => client.once("message", resolve));
  await client.subscribeAsync(`${prefix}/#`);
  expect(await heard).toContain(`${prefix}/v2/MAG-Robotics/`);
  await client.endAsync();
  const { host, hostname, port } = new URL(site.origin);
  const socket = connect(Number(port), hostname);
  socket.end(`GET /healthz HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade, close\r\nUpgrade: h2c\r\n\r\n`);
  expect(await text(socket)).toMatch(/^HTTP\/1.1 200 OK/);
});
