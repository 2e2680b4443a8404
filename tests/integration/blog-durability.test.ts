import { expect, test } from "vitest";
import { killWhileSaving } from "#tests/support/blog-durability.ts";

test("kill -9 while editors save, six times: no save that was answered is missing, none is there twice", async () => {
  const report = await killWhileSaving(6);
  expect(report).toMatchObject({ rounds: 6, missing: 0, storedTwice: 0, conflicts: 0 });
  expect(report.acknowledged).toBeGreaterThan(60);
}, 150_000);
