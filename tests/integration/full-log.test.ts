import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, openSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { freePort } from "#tests/support/free-port.ts";

test("a log on a full disk: the site keeps serving, and stops when told to", async ({ skip }) => {
  if (process.platform !== "linux") skip("/dev/full is Linux's");
  const { server, origin } = await startWith(openSync("/dev/full", "w"));
  await untilItAnswers(origin);
  expect(await slowest(origin, 300)).toBeLessThan(2);
  const ended = once(server, "exit");
  server.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});

test("a log that nobody reads: the site keeps serving, and later logs how many lines were lost", async () => {
  const { server, origin } = await startWith("pipe");
  await untilItAnswers(origin);
  /* Each line holds the address, of which 300 characters are logged: 1 MB is kept, and the rest is dropped. */
  const path = `/${"a".repeat(290)}`;
  const requests = 4000;
  expect(await slowest(origin, requests, path, "HEAD")).toBeLessThan(5);

  let output = "";
  server.stdout?.on("data", (chunk: Buffer) => {
    output += chunk;
  });
  await expect.poll(() => output, { timeout: 10_000 }).toMatch(/"dropped":\d+.*Lines of the log were lost/);
  const lines = output.split("\n").filter((line) => line.startsWith("{"));
  const written = lines.filter((line) => line.includes("aaaaaaaa")).length;
  const dropped = lines.map((line) => JSON.parse(line).dropped ?? 0).reduce((a, b) => a + b, 0);
  expect(dropped).toBeGreaterThan(0);
  expect(written + dropped).toBeGreaterThanOrEqual(requests);

  const ended = once(server, "exit");
  server.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
  await expect.poll(() => output).toContain('"msg":"closed"');
});

async function startWith(stdout: number | "pipe"): Promise<{ server: ChildProcess; origin: string }> {
  const port = await freePort();
  const server = spawn(process.execPath, ["build/main.js"], {
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      PORT: String(port),
      DATA_DIR: mkdtempSync(join(tmpdir(), "mag-log-")),
    },
    stdio: ["ignore", stdout, "ignore"],
  });
  return { server, origin: `http://127.0.0.1:${port}` };
}

async function untilItAnswers(origin: string) {
  await expect
    .poll(() => fetch(`${origin}/healthz`).then(({ status }) => status, String), { timeout: 60_000 })
    .toBe(200);
}

/** Seconds that the slowest of so many requests took, ten at a time. */
async function slowest(origin: string, requests: number, path = "/contact", method = "GET") {
  let longest = 0;
  for (let sent = 0; sent < requests; sent += 10)
    await Promise.all(
      Array.from({ length: 10 }, async () => {
        const began = performance.now();
        const signal = AbortSignal.timeout(15_000);
        await (await fetch(origin + path, { method, signal })).text();
        longest = Math.max(longest, (performance.now() - began) / 1000);
      }),
    );
  await wait(200);
  return longest;
}
