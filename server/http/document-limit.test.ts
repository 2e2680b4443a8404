import { expect, test } from "vitest";
import { documentLimit } from "./document-limit.ts";

test("a network gets twelve plan documents a minute, however the address is written; others are free", async () => {
  const limit = documentLimit();
  for (let count = 0; count < 12; count++)
    expect(await limit("/planner/files/requirement.pdf", "192.0.2.1")).toEqual({ ok: true });
  for (const path of [
    "/planner/files/requirement.pdf",
    "/Planner/Files/Requirement.PDF",
    "/planner/files/requirement%2Epdf",
    "/planner/files/requirement.pdf.data",
    "/planner/files/requirement.pdf/",
  ])
    expect(await limit(path, "192.0.2.1"), path).toMatchObject({ ok: false, retryAfter: expect.any(Number) });
  expect(await limit("/planner/files/plan.json", "192.0.2.1")).toEqual({ ok: true });
  expect(await limit("/planner/files/requirement.pdf", "192.0.2.2")).toEqual({ ok: true });
});
