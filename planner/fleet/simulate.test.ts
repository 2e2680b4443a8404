import { expect, it } from "vitest";
import { example } from "../plan/example.ts";
import { simulate } from "./simulate.ts";
import { readSimulation } from "./simulation.ts";

function answer(changes: object = {}) {
  const read = readSimulation({ plan: example, count: 2, runs: 5, hours: 8, traffic: false, ...changes });
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  return simulate(read.value);
}
const pathsOf = (changes: object) => {
  const read = readSimulation({ plan: example, count: 2, runs: 5, hours: 8, traffic: false, ...changes });
  return read.ok ? [] : read.errors.map(({ path }) => path);
};

it("the digest depends on the question, not on the order of its keys", () => {
  const { digest } = answer();
  const reversed = Object.fromEntries(Object.entries(example).reverse());
  expect(answer({ plan: reversed }).digest).toBe(digest);
  const others = [
    { count: 3 },
    { runs: 6 },
    { hours: 9 },
    { plan: { ...example, seed: 2 } },
    { plan: { ...example, name: "" } },
  ];
  const digests = others.map((changes) => answer(changes).digest);
  expect(new Set([digest, ...digests]).size).toBe(others.length + 1);
});

it("throughput equals demand if there are enough vehicles, and waits shrink with another one", () => {
  const [two, four] = [answer({ hours: 48 }), answer({ hours: 48, count: 4 })];
  expect(two.throughput.low).toBeLessThan(24);
  expect(two.throughput.high).toBeGreaterThan(24);
  expect(four.wait.mean.mean ?? 0).toBeLessThan(two.wait.mean.mean ?? 0);
  expect(four.onTime.mean ?? 0).toBeGreaterThanOrEqual(two.onTime.mean ?? 0);
});

it("30 runs of 24 hours with 20 vehicles are answered within 1.5 s of one core", () => {
  const plan = { ...example, flows: [{ ...example.flows[0], perHour: 400 }] };
  const began = process.cpuUsage();
  expect(answer({ plan, count: 20, runs: 30, hours: 24 }).utilisation.mean).toBeGreaterThan(0.5);
  const { user } = process.cpuUsage(began);
  expect(user / 1000).toBeLessThan(1500);
});

it("runs without orders have a wait of null", () => {
  const plan = { ...example, flows: [{ ...example.flows[0], perHour: 0.0013 }] };
  expect(answer({ plan, hours: 1 })).toMatchObject({
    throughput: { mean: 0 },
    wait: { mean: { mean: null, low: null, high: null } },
    onTime: { mean: null },
  });
});

it.each([
  [{ count: 0 }, ["count"]],
  [{ count: 1e9 }, ["count"]],
  [{ hours: null }, ["hours"]],
  [{ plan: null }, ["plan"]],
  [{ plan: { ...example, seed: -1 }, runs: 0.5 }, ["plan.seed", "runs"]],
  [
    {
      plan: {
        ...example,
        flows: Array.from({ length: 500 }, () => ({ ...example.flows[0], perHour: 10_000 })),
      },
    },
    ["runs"],
  ],
])("%# is refused at its path", (changes, paths) => {
  expect(pathsOf(changes)).toEqual(paths);
});
