import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { pino } from "pino";
import { afterAll, expect, it } from "vitest";
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
