import { expect, test } from "vitest";
import { editAndKill } from "#tests/support/blog-editing.ts";

test("with server, browser and both killed while two people write one post, no word is lost", async () => {
  const report = await editAndKill(3);
  expect(report).toMatchObject({
    killed: { "server and browser": 1, browser: 1, server: 1 },
    missingInDraft: 0,
    missingInPage: 0,
    missingOnServer: 0,
    blocks: 2,
  });
  expect(report.typed).toBeGreaterThan(10);
  expect(report.conflicts).toBeGreaterThan(0);
}, 180_000);
