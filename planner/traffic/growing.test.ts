import { expect, it, vi } from "vitest";
import { planWith } from "../plan/example.ts";
import { growingCurve } from "./growing.ts";
import { simulateTraffic } from "./simulate.ts";

vi.setConfig({ testTimeout: 120_000 });

it("grows run by run to what `simulate` answers, with one fewer and one more beside the recommended count", () => {
  const plan = planWith({ work: { promise: { within: 240, share: 0.9 } } });
  const all = [...growingCurve(plan, 2)];
  const { counts = [], recommended = 0, runs = 0, hours = 0, done } = all.at(-1) ?? {};
  expect(all[0]).toMatchObject({ runs: 1, done: false, counts: [expect.anything()] });
  expect([runs, done]).toEqual([2, true]);
  expect(counts.map(({ count }) => count)).toEqual(
    expect.arrayContaining([recommended, (recommended ?? 0) + 1]),
  );
  for (const answer of counts) {
    const simulated = simulateTraffic({ plan, count: answer.count, runs, hours, traffic: true });
    expect(simulated).toEqual({ ok: true, value: answer });
  }
});

it("says so where nothing can be parked", () => {
  const places = [
    { id: "wrapper", x: 0, y: 0, handover: "floor" },
    { id: "stage", x: 100, y: 0, handover: "floor" },
  ];
  const plan = planWith({ places, lanes: [{ from: "wrapper", to: "stage", both: true }] });
  const grown = [...growingCurve(plan, 1)];
  expect(grown).toMatchObject([{ counts: [], recommended: null, done: true }]);
  expect(grown[0]?.why).toContain("no room to park a vehicle");
});
