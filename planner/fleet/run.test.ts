import { describe, expect, it } from "vitest";
import { logarithm } from "../numbers/logarithm.ts";
import { estimate, sum } from "../numbers/statistics.ts";
import { type Job, runFleet } from "./run.ts";

const hour = 3_600_000;

/** Orders at a single place, so without driving; mean service time one minute. */
function queue(vehicles: number, load: number, changes: Partial<Job> = {}): Job {
  return {
    flows: [{ from: 0, to: 0, perHour: vehicles * load * 60 }],
    places: 1,
    ways: Float64Array.of(0),
    pick: () => 60_000,
    drop: () => 0,
    vehicles,
    start: () => 0,
    duration: 40 * hour,
    ...changes,
  };
}

const exponential = (draw: () => number) => Math.round(-60_000 * logarithm(1 - draw()));

/** Mean wait over mean service time, over runs. */
function meanWait(job: Job, runs = 6) {
  const means = Array.from({ length: runs }, (_, run) => {
    const { waits } = runFleet(job, 11, run);
    return sum(waits) / waits.length / 60_000;
  });
  return estimate(means);
}

describe("a queue with exponential service has the waits of Erlang C", () => {
  it.each([
    [5, 0.8, 0.55411],
    [10, 0.8, 0.20459],
    [20, 0.9, 0.27538],
  ])("%d servers at %d", (servers, load, expected) => {
    const { mean, low, high } = meanWait(queue(servers, load, { pick: exponential }));
    expect(low).toBeLessThan(expected);
    expect(high).toBeGreaterThan(expected);
    expect(Math.abs((mean ?? 0) / expected - 1)).toBeLessThan(0.15);
  });
});

it("with constant service one server waits half as long as with exponential (Pollaczek and Khinchine)", () => {
  const { low, high } = meanWait(queue(1, 0.8, { duration: 600 * hour }));
  expect(low).toBeLessThan(2);
  expect(high).toBeGreaterThan(2);
});

it("a fleet that is never idle does 3600 ÷ cycle, and a large one does all orders", () => {
  const job = queue(1, 5, { duration: 100 * hour });
  const { drops, measured, busy } = runFleet(job, 1);
  expect(Math.abs((drops / measured) * hour - 60)).toBeLessThan(0.02);
  expect(busy).toBe(measured);
  const large = runFleet(queue(1, 5, { vehicles: 60, duration: 1000 * hour }), 1);
  expect(Math.abs((large.drops / large.measured) * hour - 300)).toBeLessThan(3);
  expect(large.waits.filter((wait) => wait > 0).length).toBe(0);
});

it("the oldest order goes to the nearest idle vehicle, which stays where it dropped", () => {
  // Two places 100 s apart; orders from 0 to 1, so rare that every vehicle has come to rest at 1.
  const job: Job = {
    flows: [{ from: 0, to: 1, perHour: 0.5 }],
    places: 2,
    ways: Float64Array.of(0, 100_000, 100_000, 0),
    pick: () => 1000,
    drop: () => 1000,
    vehicles: 1,
    start: () => 0,
    duration: 100 * hour,
  };
  const { waits } = runFleet(job, 5);
  expect(waits.length).toBeGreaterThan(20);
  expect(Math.min(...waits)).toBe(100_000);
});
