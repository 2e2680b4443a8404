import { describe, expect, it } from "vitest";
import { fitVehicles } from "../fit/fit.ts";
import { bounds } from "../flow/bounds.ts";
import { random } from "../numbers/random.ts";
import { example, planWith } from "../plan/example.ts";
import { readPlan } from "../plan/read-plan.ts";
import { simulateTraffic } from "../traffic/simulate.ts";
import { placing } from "./placing.ts";
import { simulate } from "./simulate.ts";

const flow = { from: "wrapper", to: "stage", load: "pallet" };
const asked = { count: 5, runs: 2, hours: 10, traffic: false };
const withFlow = (more: object) => planWith({ flows: [{ ...flow, ...more }] });

describe("a takt", () => {
  it("is an order each so many seconds, from the first one on", () => {
    const { first, gap } = placing({ perHour: 30, every: 120, first: 15 }, random(1));
    expect([first(), gap(), gap()]).toEqual([15_000, 120_000, 120_000]);
  });

  it("is the same in every run, with traffic and without", () => {
    const plan = withFlow({ every: 120, first: 30 });
    expect(plan).toMatchObject({ version: 2, flows: [{ every: 120, first: 30, perHour: 30 }] });
    const { throughput, onTime } = simulate({ ...asked, plan });
    expect(throughput).toEqual({ mean: 30, low: 30, high: 30 });
    expect(onTime.mean).toBe(1);
    const driven = simulateTraffic({ ...asked, plan, count: 3, traffic: true });
    expect(driven.ok && Math.round(driven.value.throughput.mean ?? 0)).toBe(30);
  });

  it("is the same in the busiest hour: the bound of the peak grows by the other flows alone", () => {
    const takt = bounds(withFlow({ every: 30 })).vehicles;
    expect(takt.peak).toBe(takt.expected);
    expect(bounds(withFlow({ perHour: 120 })).vehicles.peak).toBeGreaterThan(takt.peak ?? 0);
    expect(bounds(withFlow({ every: 30 })).perHour).toEqual(bounds(withFlow({ perHour: 120 })).perHour);
  });
});

describe("several loads a trip", () => {
  it("are ordered with the last of them, and take one trip", () => {
    const { first, gap } = placing({ perHour: 30, every: 120, perTrip: 3 }, random(1));
    expect([first(), gap()]).toEqual([240_000, 360_000]);
    const [one, four] = [bounds(withFlow({ perHour: 40 })), bounds(withFlow({ perHour: 40, perTrip: 4 }))];
    expect(four.perHour.loaded).toBeCloseTo(one.perHour.loaded / 4);
    expect(four.perHour.handling).toBeCloseTo(one.perHour.handling / 4);
    const plan = withFlow({ perHour: 40, perTrip: 4 });
    const { throughput } = simulate({ ...asked, plan, hours: 200 });
    expect(Math.abs((throughput.mean ?? 0) - 40)).toBeLessThan(2);
  });

  it("weigh together, and whether a vehicle takes them depends", () => {
    const [best] = fitVehicles(planWith()).vehicles;
    const loads = example.loads.map((load) => ({ ...load, weight: 300 }));
    const flows = [{ ...flow, perHour: 24, perTrip: 2 }];
    const [several] = fitVehicles(planWith({ loads, flows })).vehicles;
    expect([best?.verdict, several?.verdict]).toEqual(["fits", "depends"]);
    const heavy = fitVehicles(withFlow({ perHour: 24, perTrip: 50 })).vehicles;
    for (const { verdict, reasons } of heavy) {
      expect(verdict).toBe("no");
      expect(reasons.find(({ rule }) => rule === "payload")).toMatchObject({ required: 45_000 });
    }
  });
});

it.each([
  [{}, "flows[0].perHour"],
  [{ every: 0 }, "flows[0].every"],
  [{ every: 1e9 }, "flows[0].every"],
  [{ perHour: 10, every: 60 }, "flows[0].every"],
  [{ perHour: 10, first: 60 }, "flows[0].first"],
  [{ every: 60, first: -1 }, "flows[0].first"],
  [{ perHour: 10, perTrip: 0 }, "flows[0].perTrip"],
  [{ perHour: 10, perTrip: 1.5 }, "flows[0].perTrip"],
  [{ perHour: 10, evry: 60 }, "flows[0].evry"],
])("%j is refused at %s", (rate, path) => {
  expect(readPlan({ ...example, flows: [{ ...flow, ...rate }] })).toMatchObject({
    ok: false,
    errors: [{ path }],
  });
});

it("the smallest and the largest takt, trip and limit of a plant are answered", () => {
  for (const every of [0.36, 2_769_230])
    for (const perTrip of [1, 50])
      for (const speed of [0.05, 10]) {
        const lanes = example.lanes.map((lane) => ({ ...lane, speed }));
        const plan = planWith({ flows: [{ ...flow, every, perTrip }], lanes, site: { speed } });
        const { perHour, vehicles } = bounds(plan);
        for (const figure of [...Object.values(perHour), vehicles.least]) expect(figure).toBeGreaterThan(0);
        expect(simulate({ ...asked, plan, hours: 1 }).utilisation.mean).toBeGreaterThanOrEqual(0);
      }
});
