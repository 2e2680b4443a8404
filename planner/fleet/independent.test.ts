import { expect, it } from "vitest";
import { allWays, type FleetModel, independentRun } from "#tests/support/independent-fleet.ts";
import { randomFloor } from "#tests/support/random-floor.ts";
import { vehicleOf } from "../choose.ts";
import { bounds } from "../flow/bounds.ts";
import type { Plan } from "../plan/plan.ts";
import { readPlan } from "../plan/read-plan.ts";
import { simulate } from "./simulate.ts";

const runs = 60;
const hours = 24;
/* 20 plans and 4 figures: each outside of 4.2 standard errors once in 37,000, so all 80 hold in 99.8% of cases. */
const plans = 20;
const most = 4.2;

it(`an independent simulator of the written model gives the same figures for ${plans} plans`, {
  timeout: 240_000,
}, () => {
  let [seed, compared, apart] = [0, 0, ""];
  while (compared < plans) {
    const read = readPlan(randomFloor(seed++));
    if (!read.ok) continue;
    const count = bounds(read.value).vehicles.expected ?? 1;
    const model = modelOf(read.value, count);
    const own = Array.from({ length: runs }, (_, run) => independentRun(model, seed * 1000 + run));
    const { throughput, wait, onTime, utilisation } = simulate({
      plan: read.value,
      count,
      runs,
      hours,
      traffic: false,
    });
    for (const [figure, estimate] of Object.entries({ throughput, mean: wait.mean, onTime, utilisation })) {
      const { mean, error } = spread(own.map((each) => each[figure as keyof typeof each]));
      /* Half an interval is t(59) = 2.001 standard errors. */
      const theirs = ((estimate.high ?? 0) - (estimate.low ?? 0)) / 2 / 2.001;
      const away = Math.abs(mean - (estimate.mean ?? 0));
      if (away > most * Math.sqrt(error * error + theirs * theirs) + 1e-3 * mean)
        apart += `floor ${seed - 1}, ${figure}: ${mean} here, ${estimate.mean} there\n`;
    }
    compared++;
  }
  expect(apart).toBe("");
});

function modelOf({ places, lanes, flows, assumptions, work, ...plan }: Plan, count: number): FleetModel {
  const at = new Map(places.map((place, index) => [place.id, { ...place, index }]));
  const end = (id: string) => at.get(id) ?? { x: 0, y: 0, index: 0 };
  const { speed } = vehicleOf({ places, lanes, flows, assumptions, work, ...plan });
  const driven = lanes.flatMap(({ from, to, both, length }) => {
    const [a, b] = [end(from), end(to)];
    const seconds = (length ?? Math.hypot(b.x - a.x, b.y - a.y)) / 1000 / speed;
    return [[a.index, b.index, seconds] as const, ...(both ? [[b.index, a.index, seconds] as const] : [])];
  });
  return {
    ways: allWays(places.length, driven),
    flows: flows.map(({ from, to, perHour }) => ({ from: end(from).index, to: end(to).index, perHour })),
    ...{ pick: assumptions.pick, drop: assumptions.drop, count, hours, within: work.promise.within },
  };
}

function spread(values: readonly number[]) {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / (values.length - 1) / values.length) };
}
