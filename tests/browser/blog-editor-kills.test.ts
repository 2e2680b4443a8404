import { expect, test } from "vitest";
import { editAndKill } from "#tests/support/blog-editing.ts";

test("server and browser killed while two people write in one post, three times: every word is found again", async () => {
  const report = await editAndKill(3);
  expect(report).toMatchObject({
    rounds: 3,
    missingInDraft: 0,
    missingInPage: 0,
    missingOnServer: 0,
    blocks: 2,
  });
  expect(report.typed).toBeGreaterThan(10);
  expect(report.conflicts).toBeGreaterThan(0);
}, 180_000);
