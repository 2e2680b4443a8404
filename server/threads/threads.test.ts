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
