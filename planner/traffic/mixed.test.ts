import { describe, expect, it, vi } from "vitest";
import { checkTrace } from "#tests/support/check-trace.ts";
import { mixedFloor } from "#tests/support/random-floor.ts";
import { kindsOf } from "../choose.ts";
import { simulate } from "../fleet/simulate.ts";
import { bounds } from "../flow/bounds.ts";
import { planWith } from "../plan/example.ts";
import { readPlan } from "../plan/read-plan.ts";
import { fitPlan } from "../plan-fit.ts";
import { type ProductName, plannedVehicle } from "../vehicles.ts";
import { answerTrace } from "./ask.ts";

vi.setConfig({ testTimeout: 60_000 });

const harmless = { overlaps: 0, speeds: 0, turns: 0, disorders: 0 };

it.each(Array.from({ length: 4 }, (_, seed) => seed))(
  "several kinds share random floor %i for a quarter of an hour, each as fast as it may",
  (seed) => {
    const { fleet, ...plan } = mixedFloor(seed);
    const answer = answerTrace({ plan, fleet, seconds: 900 });
    if (!answer.ok) return expect(answer.errors[0]?.message).toContain("room for");
    const speeds = fleet.map(({ vehicle }) => [vehicle, plannedVehicle(vehicle).speed * 1000] as const);
    const found = checkTrace(answer.value, Object.fromEntries(speeds));
    expect(found, found.first).toMatchObject(harmless);
    expect(found.dropped).toBeGreaterThan(0);
  },
);

it("each vehicle of a trace has its own kind's rectangle, with its own kind's load", () => {
  const { fleet, ...plan } = mixedFloor(0);
  const answer = answerTrace({ plan, fleet, seconds: 900 });
  if (!answer.ok) throw new Error(JSON.stringify(answer.errors));
  const sizes = new Map(fleet.map(({ vehicle }) => [vehicle, new Set<string>()]));
  for (const line of answer.value)
    for (const { product, length, width, loaded } of JSON.parse(line).vehicles)
      sizes.get(product)?.add(`${length} × ${width}${loaded ? " loaded" : ""}`);
  for (const [vehicle, seen] of sizes) {
    const { length, width } = plannedVehicle(vehicle).measures;
    const own = plan.flows.find((flow) => flow.vehicle === vehicle);
    const load = plan.loads.find(({ id }) => id === own?.load);
    const loaded = `${Math.max(length, load?.length ?? 0)} × ${Math.max(width, load?.width ?? 0)} loaded`;
    expect([...seen].sort()).toEqual([`${length} × ${width}`, loaded].sort());
  }
});

describe("which kind drives a flow", () => {
  const [pallet] = planWith({}).loads;
  const train = {
    id: "train",
    carrier: "cart-train" as const,
    length: 4000,
    width: 900,
    height: 1500,
    weight: 900,
  };
  const mixed = (flows: readonly object[], choice = {}) =>
    planWith({
      loads: [pallet, train],
      places: [
        { id: "a", x: 0, y: 0, handover: "floor" },
        { id: "b", x: 20_000, y: 0, handover: "floor" },
        { id: "c", x: 0, y: 9000, handover: "hitch" },
        { id: "d", x: 20_000, y: 9000, handover: "hitch" },
        { id: "park 1", x: -12_000, y: 0 },
        { id: "park 2", x: -12_000, y: 9000 },
      ],
      lanes: [
        { from: "a", to: "b", both: true },
        { from: "a", to: "c", both: true },
        { from: "c", to: "d", both: true },
        { from: "a", to: "park 1", both: true },
        { from: "c", to: "park 2", both: true },
      ],
      flows,
      choice,
    });
  const pallets = { from: "a", to: "b", load: "pallet", perHour: 6 };
  const trains = { from: "c", to: "d", load: "train", perHour: 2 };
  const products = (plan: ReturnType<typeof mixed>) => kindsOf(plan).map(({ vehicle }) => vehicle.product);

  it.each<[string, ReturnType<typeof mixed>, ProductName[]]>([
    ["one vehicle that fits all flows drives all", mixed([pallets, { ...pallets, perHour: 1 }]), ["fork"]],
    [
      "else each flow goes to the one that fits it best",
      mixed([pallets, trains]),
      [...products(mixed([pallets])), ...products(mixed([trains]))],
    ],
    [
      "the plan's vehicle drives all flows that name none",
      mixed([pallets, trains], { vehicle: "fork" }),
      ["fork"],
    ],
    [
      "a flow names its own",
      mixed([{ ...pallets, vehicle: "counterBalance" }, pallets], { vehicle: "fork" }),
      ["counterBalance", "fork"],
    ],
  ])("%s", (_, plan, expected) => expect(products(plan)).toEqual(expected));

  it("each kind is checked against its own flows, and their bounds add up", () => {
    const [byFork, byTugger] = [
      { ...pallets, vehicle: "fork" },
      { ...trains, vehicle: "agvTugger" },
    ];
    const plan = mixed([byFork, byTugger]);
    const { vehicles, flows } = fitPlan(plan);
    expect(vehicles.slice(0, 2)).toMatchObject([
      { product: "fork", verdict: "fits" },
      { product: "agvTugger", verdict: "fits" },
    ]);
    expect(flows).toEqual([
      { vehicle: "fork", verdict: "fits" },
      { vehicle: "agvTugger", verdict: "fits" },
    ]);
    const { kinds = [], perHour, vehicles: counts } = bounds(plan);
    const alone = [mixed([byFork]), mixed([byTugger])].map((each) => bounds(each));
    expect(kinds.map(({ vehicle }) => vehicle)).toEqual(["fork", "agvTugger"]);
    expect(kinds.map((kind) => kind.perHour)).toEqual(alone.map((each) => each.perHour));
    expect(counts.least).toBe(alone.reduce((sum, each) => sum + each.vehicles.least, 0));
    expect(perHour.loaded).toBeCloseTo(alone.reduce((sum, each) => sum + each.perHour.loaded, 0));
  });

  it("without traffic, kinds have nothing to do with one another", () => {
    const plan = mixed([pallets, trains]);
    const question = { runs: 4, hours: 8, traffic: false };
    const both = simulate({ plan, ...question, count: 3, counts: [2, 1] });
    const forks = simulate({ plan: mixed([pallets]), ...question, count: 2 });
    const [all, own] = [both.throughput.mean ?? 0, forks.throughput.mean ?? 0];
    expect(all).toBeGreaterThan(own);
    expect(all - own).toBeCloseTo(2, 0);
  });

  it("a fleet names its kinds; a count alone is shared out by their work, one of each at least", () => {
    const plan = JSON.parse(JSON.stringify(mixed([pallets, trains])));
    const asked = (fleet: object) => {
      const answer = answerTrace({ plan, seconds: 0, ...fleet });
      return answer.ok ? [...answer.value].map((line) => JSON.parse(line).vehicles.length) : answer.errors;
    };
    expect(asked({ fleet: [{ vehicle: "fork", count: 1 }] })).toMatchObject([{ path: "fleet" }]);
    expect(asked({ count: 1 })).toMatchObject([
      { path: "count", message: expect.stringContaining("at least 2") },
    ]);
    expect(asked({})).toMatchObject([{ path: "count" }]);
    expect(asked({ count: 2 })).toEqual([2]);
    const read = readPlan({ ...plan, version: 2, choice: { fleet: [{ vehicle: "fork", count: 2 }] } });
    expect(read.ok).toBe(true);
  });
});
