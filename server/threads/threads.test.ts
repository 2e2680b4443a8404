import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { Overran } from "./overran.ts";
import { openThreads } from "./threads.ts";

const threads = openThreads<string, string>({
  file: join(import.meta.dirname, "test-thread.mjs"),
  most: 1,
  longest: 30_000,
  heap: 16,
});
afterAll(() => threads.close());

test("a task that never ends is ended, and the next one is done", async () => {
  expect(await threads.run("echo")).toBe("echo");
  const began = performance.now();
  await expect(threads.run("for ever", 300)).rejects.toThrow(Overran);
  expect(performance.now() - began).toBeLessThan(2000);
  expect(await threads.run("echo")).toBe("echo");
});

test("a task that takes all memory ends its thread alone", async () => {
  await expect(threads.run("all memory")).rejects.toThrow("more memory");
  expect(await threads.run("echo")).toBe("echo");
  expect(threads.overruns()).toBe(2);
});

test("what a task throws reaches its caller", async () => {
  await expect(threads.run("fail")).rejects.toThrow("failed");
});

test("a thread that cannot start rejects its task at the deadline", async () => {
  const none = openThreads<string, string>({ file: "/nowhere.mjs", most: 1, longest: 500, heap: 64 });
  await expect(none.run("echo")).rejects.toThrow(Overran);
  await none.close();
});

test.for([
  ["has its time again where other processes hold its thread up", { busiest: 0.3, whole: 0.4 }, true],
  ["is ended at its deadline where its thread has a processor", { busiest: 0.9, whole: 0.95 }, false],
  ["is ended at its deadline where its own process holds its thread up", { busiest: 0.5, whole: 1.9 }, false],
  ["is ended at its deadline where its thread does nothing", { busiest: 0, whole: 0.1 }, false],
] as const)("a task %s", async ([_, shares, isDone]) => {
  const file = join(import.meta.dirname, "test-thread.mjs");
  const held = openThreads<string, string>({ file, most: 1, longest: 300, heap: 16 }, async () => shares);
  await held.load();
  if (isDone) expect(await held.run("for 500 ms")).toBe("for 500 ms");
  else await expect(held.run("for 5000 ms")).rejects.toThrow(Overran);
  await expect(held.run("for ever")).rejects.toThrow(Overran);
  await held.close();
});
