import { expect, test, vi } from "vitest";
import { inSlices } from "./in-slices.ts";

test("slices grow while they are short, shrink when they are long, and leave the thread as long as they took", async () => {
  const began = Date.now();
  let now = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => now);
  const sizes: number[] = [];
  await inSlices({ first: 4, least: 2, most: 16 }, async (size) => {
    sizes.push(size);
    now += sizes.length > 3 ? 40 : 1;
    return sizes.length < 8;
  });
  clock.mockRestore();
  expect(sizes).toEqual([4, 8, 16, 16, 8, 4, 2, 2]);
  expect(Date.now() - began).toBeGreaterThan(4 * 40 - 10);
});
