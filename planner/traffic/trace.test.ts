import { expect, it, vi } from "vitest";
import { checkTrace } from "#tests/support/check-trace.ts";
import { randomFloor } from "#tests/support/random-floor.ts";
import { vehicleOf } from "../choose.ts";
import { example } from "../plan/example.ts";
import { readPlan } from "../plan/read-plan.ts";
import { answerTrace } from "./ask.ts";

vi.setConfig({ testTimeout: 60_000 });

const harmless = { overlaps: 0, speeds: 0, turns: 0, disorders: 0 };

it("three forks drive the example for an hour: every order is picked and dropped, and no vehicles collide", () => {
  const found = traced(example, 3, 3600);
  expect(found).toMatchObject(harmless);
  expect(found.lines).toBe(36_001);
  expect(found.placed).toBeGreaterThan(15);
  expect(found.placed - found.dropped).toBeLessThanOrEqual(3);
  expect(Math.max(...found.waits)).toBeLessThan(200 /* s */);
});

it.each(Array.from({ length: 8 }, (_, seed) => seed))("random floor %i for half an hour", (seed) => {
  const input = randomFloor(seed);
  const found = traced(input, input.choice.count, 1800);
  expect(found, found.first).toMatchObject(harmless);
  expect(found.dropped).toBeGreaterThan(0);
  expect(found.longestStandstill).toBeLessThan(900 /* s */);
});

it("the same plan and seed give the same bytes, another seed others", () => {
  const lines = (seed: number) => [...linesOf({ ...example, seed }, 2, 600)].join("\n");
  expect(lines(1)).toBe(lines(1));
  expect(lines(2)).not.toBe(lines(1));
});

it("refuses a count that can't be parked, and says how many can", () => {
  const answer = answerTrace({ plan: example, count: 400, seconds: 10 });
  expect(answer).toMatchObject({ ok: false, errors: [{ path: "count" }] });
  expect(JSON.stringify(answer)).toMatch(/room for \d+ vehicles/);
});

it("names what is wrong with the question", () => {
  const answer = answerTrace({ plan: { ...example, seed: -1 }, count: 0.5, seconds: "soon" });
  expect(answer.ok ? [] : answer.errors.map(({ path }) => path)).toEqual(["plan.seed", "count", "seconds"]);
});

function traced(input: object, count: number, seconds: number) {
  const plan = readPlan(input);
  if (!plan.ok) throw new Error(JSON.stringify(plan.errors));
  return checkTrace(linesOf(input, count, seconds), vehicleOf(plan.value).speed * 1000);
}

function linesOf(plan: object, count: number, seconds: number) {
  const answer = answerTrace({ plan, count, seconds });
  if (!answer.ok) throw new Error(JSON.stringify(answer.errors));
  return answer.value;
}
