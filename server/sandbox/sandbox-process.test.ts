import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { pino } from "pino";
import { afterAll, expect, it } from "vitest";
import { expectStays } from "#tests/support/stays.ts";
import { openSandboxProcess } from "./sandbox-process.ts";

const sandboxes = openSandboxProcess({
  siteUrl: undefined,
  silence: 60,
  mqtt: { host: "127.0.0.1", port: 0, url: undefined },
  own: { host: "127.0.0.1", port: 0 },
  log: pino({ level: "silent" }),
});
afterAll(() => sandboxes.close());

const app = sandboxes.requests({
  addressOf: () => "192.0.2.1",
  showPage: async (_, page) => Response.json(page),
});

const processes = () => process.getActiveResourcesInfo().filter((name) => name === "ProcessWrap").length;

it.each([
  ["GET", "/sandbox/made-up"],
  ["GET", "/sandbox/made-up/watch"],
  ["GET", "/sandbox/made-up/report.xml"],
  ["POST", "/sandbox/made-up/api/orders"],
  ["DELETE", "/sandbox/made-up"],
])("%s %s finds none, and starts no process for that", async (method, path) => {
  const before = processes();
  const answer = await app.request(path, { method });
  expect(await answer.json()).toMatchObject({ status: 404, title: "No such sandbox" });
  expect(processes()).toBe(before);
});

it("takes WebSocket from programs and the site's own pages, not from pages of other sites", async () => {
  const server = createServer().on("upgrade", sandboxes.upgrade).listen(0, "127.0.0.1");
  await once(server, "listening");
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const answerTo = async (headers: Record<string, string>) => {
    const sent = request(`http://${host}/mqtt`, {
      headers: { Connection: "Upgrade", Upgrade: "websocket", ...headers },
    }).end();
    const [response] = await once(sent, "response");
    return `${response.statusCode} ${await text(response)}`;
  };
  for (const own of [{}, { Origin: `http://${host}` }])
    expect(await answerTo(own)).toMatch(/^404 No sandbox is open/);
  for (const Origin of ["https://elsewhere.example", "null", `http://${host}.elsewhere.example`, ""])
    expect(await answerTo({ Origin })).toMatch(/^403 .*pages of other sites/);
  server.close();
});

it("says in words that it has much to do, and opens nothing for whoever has been told so", async () => {
  const open = () => app.request("/sandbox", { method: "POST" });
  const before = await childrenOf(process.pid);
  let opened = await open();
  while (opened.status === 503) opened = await open();
  const own = (await opened.json()) as { id: string; http: { authorization: string } };
  await expect.poll(() => sandboxes.counts().open, { timeout: 20_000 }).toBe(1);
  /* Tests of other files run in this process, too, and start children of their own. */
  const [id] = (await childrenOf(process.pid)).filter((child) => !before.includes(child));
  expect(id).toBeDefined();
  process.kill(Number(id), "SIGSTOP");
  try {
    const began = performance.now();
    const answer = await open();
    expect(performance.now() - began).toBeLessThan(3000);
    expect(answer.headers.get("retry-after")).toBe("5");
    expect(await answer.json()).toMatchObject({ status: 503, title: "The sandboxes have much to do" });
    const form = { "Sec-Fetch-Site": "same-origin", "Content-Type": "application/x-www-form-urlencoded" };
    const page = await app.request("/sandbox", { method: "POST", headers: form, body: "" });
    expect(await page.json()).toMatchObject({ is: "refused", status: 503 });
    expect(page.headers.get("retry-after")).toBe("5");
    const paths = ["watch", "events", "report", "api/missions"].map((path) => `/sandbox/made-up/${path}`);
    const asked = performance.now();
    for (const told of await Promise.all(paths.map((path) => app.request(path))))
      expect(await told.json()).toMatchObject({ status: 503, title: "The sandboxes have much to do" });
    expect(performance.now() - asked).toBeLessThan(3000);
  } finally {
    process.kill(Number(id), "SIGCONT");
  }
  const answers = async () => (await app.request("/sandbox/made-up/report")).status;
  await expect.poll(answers, { timeout: 20_000 }).toBe(404);
  await expect.poll(() => sandboxes.counts().open, { timeout: 20_000 }).toBe(1);
  await expectStays(() => sandboxes.counts().open, 1, 1000);
  const headers = { Authorization: own.http.authorization };
  const events = await app.request(`/sandbox/${own.id}/events`, { headers });
  process.kill(Number(id), "SIGKILL");
  expect(await events.text()).toMatch(/\n\nevent: end\ndata: .* POST \/sandbox opens another\.\n\n$/);
}, 60_000);

async function childrenOf(id: number) {
  const threads = await readdir(`/proc/${id}/task`);
  const lists = threads.map((thread) =>
    readFile(`/proc/${id}/task/${thread}/children`, "utf8").catch(() => ""),
  );
  return (await Promise.all(lists)).join(" ").split(" ").filter(Boolean);
}
