import { expect, it } from "vitest";
import { example } from "../plan/example.ts";
import { curve } from "./curve.ts";
import { simulate } from "./simulate.ts";
import { readCurve } from "./simulation.ts";

function answer(perHour: number, promise = { within: 300, share: 0.95 }) {
  const plan = { ...example, flows: [{ ...example.flows[0], perHour }], work: { promise } };
  const read = readCurve({ plan, runs: 4, hours: 12 });
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  const found = curve({ ...read.value, traffic: false }, (asked) => ({ ok: true, value: simulate(asked) }));
  if (!found.ok) throw new Error(JSON.stringify(found.errors));
  return found.value;
}

it("recommends the smallest count that keeps the promise, beside one fewer and one more", () => {
  const { counts, recommended, why } = answer(120);
  const onTime = new Map(counts.map(({ count, onTime }) => [count, onTime.mean ?? 0]));
  expect(recommended).not.toBeNull();
  expect(onTime.get(recommended ?? 0)).toBeGreaterThanOrEqual(0.95);
  expect(onTime.get((recommended ?? 0) - 1)).toBeLessThan(0.95);
  expect(onTime.has((recommended ?? 0) + 1)).toBe(true);
  expect(why).toContain(`${recommended} is the smallest count`);
});

it("says so if no count keeps the promise", () => {
  const { recommended, why } = answer(20, { within: 0, share: 1 });
  expect(recommended).toBeNull();
  expect(why).toContain("No count that was tried keeps the promise");
});

it("passes on why nothing can be simulated", () => {
  const read = readCurve({ plan: example, runs: 1, hours: 1 });
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  const errors = [{ path: "runs", message: "are too many" }];
  expect(curve({ ...read.value, traffic: true }, () => ({ ok: false, errors }))).toEqual({
    ok: false,
    errors,
  });
});
