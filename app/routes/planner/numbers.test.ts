import { expect, it } from "vitest";
import { readPlay } from "#app/routes/play/read-play.ts";
import { verbs } from "#planner/command/verbs.ts";
import { readLif } from "#planner/lif/read-lif.ts";
import { writeLif } from "#planner/lif/write-lif.ts";
import { deflateText } from "#planner/link/deflate-text.ts";
import { openPath } from "#planner/link/link.ts";
import { toRows } from "#planner/link/rows.ts";
import { example, planWith } from "#planner/plan/example.ts";
import { asInput } from "#planner/plan/plan.ts";
import { readPlan } from "#planner/plan/read-plan.ts";
import { presets } from "#planner/presets/presets.ts";
import { mixedPlan } from "#tests/support/mixed-plan.ts";
import { loadPlanner } from "./load-planner.ts";

/** Subnormal numbers, neighbours of common bounds, and the largest ones. */
const doubles = [
  ...[5e-324, 6.5e-319, 2.2250738585072014e-308, 2e-299, 1e-16, 1e-7, 1e-6, 0.0013, 0.01, 1 - 2 ** -53],
  ...[0, -0, 1, 1 + 2 ** -52, -5e-324, -1e-300, 2 ** 31, 2 ** 32, 2 ** 53, 1e15, 1e16, 1e100, 1e308],
];

/** ms of processor for one answer; the slowest of these takes some 30. */
const budget = 500;

const costs = {
  currency: "EUR",
  once: [{ name: "a", amount: 100, low: 90, high: 110 }],
  yearly: [{ name: "b", amount: 10 }],
  saved: [{ name: "c", amount: 40 }],
  years: 8,
  rate: 0.08,
  residual: 5,
  wageInflation: 0.02,
  battery: { amount: 5, year: 4 },
};
const full = {
  ...example,
  lanes: example.lanes.map((lane) => ({ ...lane, length: 20_000, door: 4 })),
  assumptions: { ...example.assumptions, congestion: 0.01 },
  work: { ...example.work, promise: { within: 300, share: 0.95 } },
};
const simulated = { plan: full, count: 2, runs: 1, hours: 0.1 };

/** What version 2 can say beyond it: tours, takts, several loads a trip and kinds of vehicle, failures, limits, a profile. */
const mixed = asInput(mixedPlan);
const [, trains, pallets, others] = mixed.flows;
const full2 = {
  ...mixed,
  loads: mixed.loads.map((load) => (load.id === "train" ? { ...load, length: 1600, weight: 300 } : load)),
  lanes: mixed.lanes.map((lane, at) => (at === 0 ? { ...lane, speed: 0.8 } : lane)),
  flows: [
    { ...trains, perTrip: 2 },
    { from: pallets?.from, to: pallets?.to, load: "pallet", every: 400, first: 30 },
    others,
  ],
  tours: [
    {
      ...{ stops: ["supermarket", "line A", "line B"], load: "train" },
      ...{ every: 1800, first: 60, atStop: 20, carts: 2 },
    },
  ],
  work: { ...mixed.work, profile: Array.from({ length: 24 }, (_, hour) => (hour < 22 ? 0 : hour)) },
  site: { ...mixed.site, speed: 1.2 },
  assumptions: { ...mixed.assumptions, failures: { between: 20, repair: 15 } },
};
const fleet = [
  { vehicle: "agvTugger", count: 2 },
  { vehicle: "fork", count: 2 },
];
const simulated2 = { plan: full2, fleet, runs: 1, hours: 0.02 };
/** Numbers that a plan of version 1 doesn't have; of a profile, two hours. */
const ofVersion2 =
  /^(plan\.)?(flows|tours|assumptions\.failures|site\.speed|lanes\.0\.speed|work\.profile\.2[23])/;

type Asked = [name: string, input: unknown, answer: (input: unknown) => unknown, numbers?: RegExp];
const asked: Asked[] = [
  ["plan", full, (plan) => [verbs["bounds"]?.(plan), verbs["fit"]?.(plan), verbs["link"]?.(plan)]],
  ["money", { plan: example, count: 3, costs }, (input) => verbs["money"]?.(input)],
  ["simulate", { ...simulated, traffic: false }, (input) => verbs["simulate"]?.(input)],
  ["traffic", { ...simulated, traffic: true }, (input) => verbs["simulate"]?.(input)],
  [
    "plan 2",
    full2,
    (plan) => [verbs["bounds"]?.(plan), verbs["fit"]?.(plan), verbs["link"]?.(plan)],
    ofVersion2,
  ],
  ["simulate 2", { ...simulated2, traffic: false }, (input) => verbs["simulate"]?.(input), ofVersion2],
  ["traffic 2", { ...simulated2, traffic: true }, (input) => verbs["simulate"]?.(input), ofVersion2],
  [
    "link",
    toRows(planWith(full)),
    (rows) => openPath(`/planner?plan=1.${deflateText(JSON.stringify(rows))}`),
  ],
  [
    "LIF",
    writeLif(planWith(full), ["fork"], "2026-11-22T12:00:00Z"),
    (file) => {
      const read = readLif(file);
      return read.ok ? readPlan({ ...example, ...read.value }) : read;
    },
  ],
];

it.each(asked)(
  "%s: any number anywhere is answered in finite figures, or refused in words",
  (_, input, answer, numbers = /./) => {
    const faults: string[] = [];
    for (const path of numbersIn(input).filter((each) => numbers.test(each.join("."))))
      for (const value of doubles) {
        const changed = structuredClone(input);
        put(changed, path, value);
        const began = process.cpuUsage();
        faults.push(...faultsOf(answer(changed)).map((fault) => `${path.join(".")} = ${value}: ${fault}`));
        if (process.cpuUsage(began).user / 1000 > budget)
          faults.push(`${path.join(".")} = ${value}: too slow`);
      }
    expect(faults.slice(0, 10)).toEqual([]);
  },
);

it("the page: any number in any field is answered in finite figures, or refused in words", async () => {
  const names = await loadPlanner(new URLSearchParams());
  const fields = [...names.fields, ...names.costFields].map(({ name }) => name);
  const faults: string[] = [];
  for (const name of [...fields, "vehicle-band"])
    for (const value of [...doubles, "1e999", "-Infinity"]) {
      const began = process.cpuUsage();
      const page = await loadPlanner(new URLSearchParams({ [name]: `${value}` }));
      faults.push(...faultsOf(page).map((fault) => `${name} = ${value}: ${fault}`));
      if (process.cpuUsage(began).user / 1000 > budget) faults.push(`${name} = ${value}: too slow`);
    }
  for (const value of doubles)
    for (const name of ["count", "seed"]) readPlay(new URLSearchParams({ [name]: `${value}` }));
  expect(faults.slice(0, 10)).toEqual([]);
  expect(presets.length).toBeGreaterThan(0);
});

/** Paths of all numbers in a value. */
function numbersIn(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value === "number") return [[...path]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => numbersIn(each, [...path, key]));
}

function put(value: unknown, [key = "", ...below]: readonly string[], number: number): void {
  const holder = value as Record<string, unknown>;
  if (below.length === 0) holder[key] = number;
  else put(holder[key], below, number);
}

/** Numbers that JSON can't hold, and refusals without words. */
function faultsOf(value: unknown): string[] {
  if (typeof value === "number") return Number.isFinite(value) ? [] : [`holds ${value}`];
  if (typeof value !== "object" || value === null) return [];
  if ("ok" in value && value.ok === false)
    return (value as { errors?: unknown[] }).errors?.length ? [] : ["no words"];
  return Object.values(value).flatMap(faultsOf);
}
