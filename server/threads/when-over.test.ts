import { expect, test } from "vitest";
import { whenOver } from "./when-over.ts";

const within = 400;

test.for([
  ["at its time where it has a processor", { own: 0.9, site: 0.95 }, undefined, [1, 1.6]],
  [
    "later where others leave it a third of one, when it has had its share",
    { own: 0.3, site: 0.4 },
    undefined,
    [2, 2.9],
  ],
  ["after three times its time at the latest", { own: 0.1, site: 0.2 }, undefined, [2.9, 3.6]],
  ["as soon as it has had its work", { own: 0.3, site: 0.4 }, 0.25 * within, [1, 1.6]],
  ["at its time where its own site holds it up", { own: 0.3, site: 1.9 }, undefined, [1, 1.6]],
  ["at its time where it does nothing", { own: 0, site: 0.1 }, undefined, [1, 1.6]],
  ["at its time where nobody can tell", undefined, undefined, [1, 1.6]],
] as const)("a task is over %s", async ([_, shares, work, [soonest, latest]]) => {
  const began = performance.now();
  const countUse = async () => {
    const from = performance.now();
    return async () => {
      if (!shares) throw new Error("no such system");
      const passed = performance.now() - from;
      return { own: shares.own * passed, whole: shares.site * passed };
    };
  };
  await whenOver({ within, work }, countUse, new AbortController().signal);
  const times = (performance.now() - began) / within;
  expect(times).toBeGreaterThan(soonest - 0.05);
  expect(times).toBeLessThan(latest);
});

test("nothing is asked about a task that is done soon", async () => {
  const done = new AbortController();
  setTimeout(() => done.abort(), within / 8);
  let isAsked = false;
  const countUse = async () => {
    isAsked = true;
    return async () => ({ own: 0, whole: 0 });
  };
  const began = performance.now();
  await whenOver({ within }, countUse, done.signal);
  expect(performance.now() - began).toBeLessThan(within);
  expect(isAsked).toBe(false);
});
