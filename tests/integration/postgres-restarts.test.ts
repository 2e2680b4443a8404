import { expect, test } from "vitest";
import { startPostgres } from "#tests/support/postgres.ts";
import { restartAgainAndAgain } from "#tests/support/postgres-restarts.ts";
import { startSite } from "#tests/support/site.ts";

test("PostgreSQL ends and returns eight times under enquiries: 503 in words meanwhile, and then it goes on", async () => {
  const report = await restartAgainAndAgain(8);
  expect(report).toMatchObject({ exits: 0, missing: 0, storedTwice: 0, wordless: [] });
  expect(Object.keys(report.statuses).filter((status) => !["200", "503"].includes(status))).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(100);
  expect(report.slowestRecovery).toBeLessThan(2000);
}, 120_000);

test("a start waits for a PostgreSQL server that does not run yet, and says so", async () => {
  const postgres = await startPostgres();
  await postgres.halt("SIGINT");
  const starting = startSite({ DATABASE_URL: postgres.url });
  await new Promise((resolve) => setTimeout(resolve, 2000));
  await postgres.start();
  const site = await starting;
  expect(site.output.join("\n")).toMatch(
    /The PostgreSQL database 127\.0\.0\.1:\d+\/postgres does not answer yet: .*ECONNREFUSED.* Waiting for it, for up to 60 seconds\./,
  );
  expect((await fetch(`${site.origin}/readyz`)).status).toBe(200);
  await site.stop();
  await postgres.stop();
});
