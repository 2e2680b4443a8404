import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startPostgres } from "#tests/support/postgres.ts";
import { restartAgainAndAgain } from "#tests/support/postgres-restarts.ts";

test("PostgreSQL ends and returns eight times under enquiries: 503 in words meanwhile, and then it goes on", async () => {
  const report = await restartAgainAndAgain(8, 50 /* ms */);
  expect(report).toMatchObject({ exits: 0, missing: 0, storedTwice: 0, wordless: [] });
  expect(Object.keys(report.statuses).filter((status) => !["200", "503"].includes(status))).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(100);
  expect(report.slowestRecovery).toBeLessThan(2000);
}, 120_000);

test("a start waits for a PostgreSQL server that does not run yet, and says so", async () => {
  const postgres = await startPostgres();
  await postgres.halt("SIGINT");
  const site = spawn(process.execPath, ["build/main.js"], {
    env: {
      PATH: process.env["PATH"],
      PORT: "0",
      DATA_DIR: mkdtempSync(join(tmpdir(), "mag-start-")),
      DATABASE_URL: postgres.url,
    },
  });
  let output = "";
  site.stdout.on("data", (chunk: Buffer) => {
    output += chunk;
  });
  await expect
    .poll(() => output, { timeout: 30_000 })
    .toMatch(
      /The PostgreSQL database 127\.0\.0\.1:\d+\/postgres does not answer yet: .*ECONNREFUSED.* Waiting for it, for up to 60 seconds\./,
    );
  await postgres.start();
  await expect.poll(() => output, { timeout: 30_000 }).toContain("The site is at");
  const [, origin] = /The site is at (http:\S+)/.exec(output) ?? [];
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  const ended = once(site, "exit");
  site.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
  await postgres.stop();
});
