import { once } from "node:events";
import { Agent, request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { freshDatabase } from "#tests/support/databases.ts";
import { restartAgainAndAgain } from "#tests/support/rolling-restarts.ts";
import { startSite } from "#tests/support/site.ts";

test("two nodes behind nginx are restarted one after the other under load: no request fails", {
  timeout: 180_000,
}, async () => {
  await using database = await freshDatabase("PostgreSQL");
  const env = { ...database.env, STAFF_SECRET: "a secret of more than thirty-two characters" };
  const { failures, otherExits, get, post } = await restartAgainAndAgain(3, env, 1, 50 /* ms */);
  expect(failures).toEqual([]);
  expect(otherExits).toBe(0);
  expect(Math.min(get, post)).toBeGreaterThan(50);
});

test("after SIGTERM a node is not ready, still answers, and tells each client to use a new connection", async () => {
  const site = await startSite({ DRAIN_SECONDS: "5" });
  const agent = new Agent({ keepAlive: true });
  expect(await get(`${site.origin}/readyz`, agent)).toEqual({ status: 200, connection: "keep-alive" });
  site.signal("SIGTERM");
  await expect.poll(() => site.output.some((line) => line.includes('"closing"'))).toBe(true);
  expect(await get(`${site.origin}/readyz`, agent)).toEqual({ status: 503, connection: "close" });
  for (const [path, status] of [
    ["/", 200],
    ["/search?q=fleet", 200],
    ["/nowhere", 404],
  ] as const)
    expect(await get(site.origin + path, agent), path).toEqual({ status, connection: "close" });
  agent.destroy();
  expect(await site.exited).toEqual([0, null]);
});

test("connections that proxies and browsers keep open do not hold a node back", async () => {
  const site = await startSite();
  const port = Number(new URL(site.origin).port);
  const agent = new Agent({ keepAlive: true });
  await get(site.origin, agent);
  const opened = connect(port, "127.0.0.1");
  await once(opened, "connect");
  const began = performance.now();
  site.signal("SIGTERM");
  expect(await site.exited).toEqual([0, null]);
  expect(performance.now() - began).toBeLessThan(5000);
  agent.destroy();
});

test("a POST on a connection that was idle when SIGTERM came is answered", async () => {
  const site = await startSite();
  const socket = connect(Number(new URL(site.origin).port), "127.0.0.1");
  await once(socket, "connect");
  socket.write("GET /healthz HTTP/1.1\r\nHost: site\r\n\r\n");
  await once(socket, "data");
  site.signal("SIGTERM");
  await expect.poll(() => site.output.some((line) => line.includes('"closing"'))).toBe(true);
  const body = "form-name=home-contact";
  const headers = `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}`;
  socket.write(`POST / HTTP/1.1\r\nHost: site\r\nAccept: application/json\r\n${headers}\r\n\r\n${body}`);
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 422 /);
  expect(answer).toMatch(/^connection: close\r$/im);
  expect(await site.exited).toEqual([0, null]);
});

function get(url: string, agent: Agent) {
  return new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
    request(url, { agent }, (response) => {
      const { statusCode: status, headers } = response;
      response.resume().on("end", () => resolve({ status, connection: headers.connection }));
    })
      .on("error", reject)
      .end();
  });
}
