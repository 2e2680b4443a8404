import { expect, it } from "vitest";
import { randomFloor } from "#tests/support/random-floor.ts";
import { readPlan } from "../plan/read-plan.ts";
import { simulateTraffic } from "./simulate.ts";

it.each([0, 4, 7, 11])("random floor %i has the same traffic in whatever order its rows name it", (seed) => {
  const { places, lanes, ...floor } = randomFloor(seed);
  const known = driven({ ...floor, places, lanes });
  expect(known.throughput.mean).toBeGreaterThan(0);
  expect(driven({ ...floor, places: places.toReversed(), lanes })).toEqual(known);
  const turned = lanes.map((lane) => (lane.both ? { ...lane, from: lane.to, to: lane.from } : lane));
  expect(driven({ ...floor, places, lanes: turned.toReversed() })).toEqual(known);
});

function driven(input: ReturnType<typeof randomFloor>) {
  const read = readPlan(input);
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  const answer = simulateTraffic({
    ...{ plan: read.value, count: input.choice.count },
    ...{ runs: 1, hours: 2, traffic: true },
  });
  if (!answer.ok) throw new Error(JSON.stringify(answer.errors));
  return { ...answer.value, digest: "" };
}
