import { expect, it, vi } from "vitest";
import { simulate } from "../fleet/simulate.ts";
import { planWith } from "../plan/example.ts";
import { simulateTraffic } from "./simulate.ts";

vi.setConfig({ testTimeout: 60_000 });

const asked = { plan: planWith(), count: 3, runs: 2, hours: 3, traffic: true };

it("with traffic the same orders arrive, but each takes longer", () => {
  const driven = figures(asked);
  const free = simulate({ ...asked, traffic: false });
  expect(driven.throughput.mean).toBeCloseTo(free.throughput.mean ?? 0, 0);
  expect(driven.utilisation.mean).toBeGreaterThan(free.utilisation.mean ?? 1);
  expect(driven.wait.mean.mean).toBeGreaterThan((free.wait.mean.mean ?? 0) / 2);
});

it("the same question has the same digest, another has another", () => {
  const digest = (question: object) => figures({ ...asked, hours: 1, ...question }).digest;
  expect(digest({})).toBe(digest({}));
  expect(new Set([digest({}), digest({ count: 2 }), digest({ hours: 2 }), digest({ runs: 1 })]).size).toBe(4);
});

it("refuses a count for which there is no room", () => {
  expect(simulateTraffic({ ...asked, count: 300 })).toMatchObject({ ok: false, errors: [{ path: "count" }] });
});

it("of no vehicles, nothing is said of how busy they are", () => {
  expect(figures({ ...asked, count: 0 })).toMatchObject({
    throughput: { mean: 0 },
    ...{ utilisation: { mean: null }, charging: { mean: null } },
  });
});

function figures(question: typeof asked) {
  const answer = simulateTraffic(question);
  if (!answer.ok) throw new Error(JSON.stringify(answer.errors));
  return answer.value;
}
