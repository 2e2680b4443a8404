import { expect, test } from "vitest";
import { lanesOf } from "./lanes-of.ts";

const ends = (lanes: ReturnType<typeof lanesOf>["lanes"]) =>
  lanes.map(([from, to]) => [from.join(), to.join()].sort().join(" – ")).sort();

test("ways are joined where they cross", () => {
  const across = [
    [0, 100],
    [200, 100],
  ] as const;
  const down = [
    [100, 0],
    [100, 200],
  ] as const;
  expect(ends(lanesOf([across, down], [], []).lanes)).toEqual([
    "0,100 – 100,100",
    "100,0 – 100,100",
    "100,100 – 100,200",
    "100,100 – 200,100",
  ]);
});

test("where two ways overlap there is one lane, that of the first", () => {
  const whole = [
    [0, 0],
    [300, 0],
  ] as const;
  const part = [
    [100, 0],
    [200, 0],
    [200, 50],
  ] as const;
  const { lanes } = lanesOf([whole, part], [], []);
  expect(ends(lanes)).toEqual(["0,0 – 100,0", "100,0 – 200,0", "200,0 – 200,50", "200,0 – 300,0"]);
  expect(lanes.find(([from]) => from[0] === 100)?.[2]).toBe(0);
});

test("a bay joins the nearest way, and a stop divides it", () => {
  const way = [
    [0, 0],
    [300, 0],
  ] as const;
  const { lanes, feet } = lanesOf([way], [[250, 0]], [[120, 60]]);
  expect(feet).toEqual([[120, 0]]);
  expect(ends(lanes)).toEqual(["0,0 – 120,0", "120,0 – 250,0", "250,0 – 300,0"]);
});
