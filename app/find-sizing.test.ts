import { readFile } from "node:fs/promises";
import { expect, it, vi } from "vitest";
import { planWith } from "#planner/plan/example.ts";
import { planKey } from "#planner/sizing/plan-key.ts";
import { findSizing } from "./find-sizing.ts";

vi.mock("node:fs/promises", () => ({ readFile: vi.fn() }));

const plan = planWith({});

it("reads the build's sizings again after a file that was half written", async () => {
  const sizings = JSON.stringify({ [planKey(plan)]: { least: 1 } });
  vi.mocked(readFile).mockResolvedValueOnce(sizings.slice(0, -5)).mockResolvedValue(sizings);
  expect(await findSizing(plan)).toBeUndefined();
  expect(await findSizing(plan)).toEqual({ least: 1 });
});
