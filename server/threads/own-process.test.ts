import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { Overran } from "./overran.ts";
import { openProcess } from "./own-process.ts";

const work = openProcess<{ say: string }, string>({
  file: join(import.meta.dirname, "test-process.mjs"),
  name: "test",
  longest: 3000,
  heap: 64,
  rest: 100,
});
afterAll(() => work.close());

test("a task that never ends is ended with its process, and the next one is done", async () => {
  const first = await work.run({ say: "my number" });
  expect(await work.run({ say: "my number" })).toBe(first);
  const [late, next] = await Promise.allSettled([
    work.run({ say: "for ever" }),
    work.run({ say: "my number" }),
  ]);
  expect(late).toMatchObject({ reason: expect.any(Overran) });
  expect(next).toMatchObject({ status: "fulfilled" });
  expect(next).not.toMatchObject({ value: first });
});

test("a task that ends its process is given up, and what one throws reaches its caller", async () => {
  await expect(work.run({ say: "die" })).rejects.toThrow(Overran);
  await expect(work.run({ say: "fail" })).rejects.toThrow("failed");
});

test("a process ends when it has had nothing to do for a while, and tells nobody's secrets", async () => {
  const number = await work.run({ say: "my number" });
  await expect
    .poll(() => {
      try {
        return process.kill(Number(number), 0);
      } catch {
        return false;
      }
    })
    .toBe(false);
  expect(await work.run({ say: "environment" })).not.toMatch(/PATH|SECRET/);
});
