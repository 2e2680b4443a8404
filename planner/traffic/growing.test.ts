import { expect, it, vi } from "vitest";
import { simulate } from "../fleet/simulate.ts";
import { planWith } from "../plan/example.ts";
import { growingCurve } from "./growing.ts";
import { simulateTraffic } from "./simulate.ts";

vi.setConfig({ testTimeout: 120_000 });

it("grows run by run to what `simulate` answers, for the fleet in question, one fewer and one more", () => {
  const plan = planWith();
  const all = [...growingCurve(plan, 3, 2)];
  const { counts = [], runs = 0, hours = 0, done } = all.at(-1) ?? {};
  expect(all[0]).toMatchObject({ runs: 0, done: false, counts: [], count: 3 });
  for (const answer of all[0]?.free ?? []) {
    const simulated = simulate({ plan, count: answer.count, runs: 8, hours, traffic: false });
    expect(simulated).toEqual(answer);
  }
  expect([runs, done]).toEqual([2, true]);
  expect(counts.map(({ count }) => count)).toEqual([2, 3, 4]);
  for (const answer of counts) {
    const simulated = simulateTraffic({ plan, count: answer.count, runs, hours, traffic: true });
    expect(simulated).toEqual({ ok: true, value: answer });
  }
});

it("drives nothing where no vehicle can be parked", () => {
  const places = [
    { id: "wrapper", x: 0, y: 0, handover: "floor" },
    { id: "stage", x: 100, y: 0, handover: "floor" },
  ];
  const plan = planWith({ places, lanes: [{ from: "wrapper", to: "stage", both: true }] });
  expect([...growingCurve(plan, 1, 1)].at(-1)).toMatchObject({ counts: [], done: true });
});
