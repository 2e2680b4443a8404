import { expect, it, vi } from "vitest";
import { verbs } from "../command/verbs.ts";
import { simulate } from "../fleet/simulate.ts";
import { planWith } from "../plan/example.ts";
import { type GrowingCurve, growingCurve } from "./growing.ts";
import { simulateTraffic } from "./simulate.ts";

vi.setConfig({ testTimeout: 120_000 });

it("grows run by run to what `simulate` answers, with one fewer and one more beside the recommended count", () => {
  const plan = planWith({ work: { promise: { within: 240, share: 0.9 } } });
  const all = [...growingCurve(plan, 2)];
  const { counts = [], recommended = 0, runs = 0, hours = 0, done } = all.at(-1) ?? {};
  expect(all[0]).toMatchObject({ runs: 0, done: false, counts: [], recommended: null });
  expect(all[1]).toMatchObject({ runs: 1, done: false, counts: [expect.anything()] });
  for (const answer of all[0]?.free ?? []) {
    const simulated = simulate({ plan, count: answer.count, runs: 8, hours, traffic: false });
    expect(simulated).toEqual(answer);
  }
  expect([runs, done]).toEqual([2, true]);
  expect(counts.map(({ count }) => count)).toEqual(
    expect.arrayContaining([recommended, (recommended ?? 0) + 1]),
  );
  for (const answer of counts) {
    const simulated = simulateTraffic({ plan, count: answer.count, runs, hours, traffic: true });
    expect(simulated).toEqual({ ok: true, value: answer });
  }
});

it("says so if no vehicle can be parked", () => {
  const places = [
    { id: "wrapper", x: 0, y: 0, handover: "floor" },
    { id: "stage", x: 100, y: 0, handover: "floor" },
  ];
  const plan = planWith({ places, lanes: [{ from: "wrapper", to: "stage", both: true }] });
  const grown = [...growingCurve(plan, 1)];
  expect(grown.at(-1)).toMatchObject({ counts: [], recommended: null, done: true });
  expect(grown.at(-1)?.why).toContain("no room to park a vehicle");
});

/* 60 m of one two-way lane between two dead ends: a further vehicle soon brings less than it costs. */
it("tries as many fleets as `curve` does, even if more vehicles get into each other's way", () => {
  const plan = planWith({ flows: [{ from: "wrapper", to: "stage", load: "pallet", perHour: 60 }] });
  const { counts, recommended, why, hours = 0 } = [...growingCurve(plan, 2)].at(-1) ?? {};
  const asked = verbs["curve"]?.({ plan, runs: 2, hours });
  expect(asked).toMatchObject({ ok: true, value: { recommended, why } });
  /* An earlier round, with fewer runs, may have tried one more count. */
  const { counts: alone = [] } = asked?.ok ? (asked.value as Partial<GrowingCurve>) : {};
  expect(alone.length).toBeGreaterThan(1);
  expect(counts).toEqual(expect.arrayContaining(alone));
  expect(why).toContain("get into each other's way");
});
