import { expect, it } from "vitest";
import { keepValidation } from "../../scripts/site/keep-validation.ts";
import { crommelinWait, erlangWait } from "./queues.ts";

it("the theory's formulas give the published figures", () => {
  expect(erlangWait(5, 0.8)).toBeCloseTo(0.55411, 5);
  expect(erlangWait(10, 0.8)).toBeCloseTo(0.20459, 5);
  expect(erlangWait(20, 0.9)).toBeCloseTo(0.27538, 5);
  // Pollaczek and Khinchine: load ÷ 2 (1 − load)
  expect(crommelinWait(1, 0.5)).toBeCloseTo(0.5, 8);
  expect(crommelinWait(1, 0.9)).toBeCloseTo(4.5, 6);
});

it("the planner computes what its table expects", { timeout: 300_000 }, async () => {
  const table = await keepValidation();
  expect(table.filter(({ low }) => low === undefined).every(({ expected, got }) => expected === got)).toBe(
    true,
  );
  const simulated = table.filter(({ low }) => low !== undefined);
  /* 19 intervals of 95%: about one misses, and none by another half width. */
  const beyond = simulated.filter(
    ({ low = 0, high = 0, expected, got }) => Math.abs(expected - got) > high - low,
  );
  expect(simulated.length).toBeGreaterThanOrEqual(18);
  expect(beyond).toEqual([]);
  for (const { case: name, expected, got } of simulated)
    expect(Math.abs(got / expected - 1), name).toBeLessThan(0.01);
  expect(simulated.filter(({ source }) => source === "Erlang C")).toHaveLength(12);
});
