import { describe, expect, it } from "vitest";
import { type FleetTrial, nextCount, peakOf, smallestKeeping } from "./search.ts";

/** Searches as `curve` does, given the share of orders in time for each count, from 1. */
function search(shares: readonly number[], start: number, room = shares.length) {
  const tried: FleetTrial[] = [];
  for (;;) {
    const count = nextCount(tried, { start, room, share: 0.95 });
    if (count === undefined) break;
    const onTime = shares[count - 1] ?? 0;
    tried.push({ count, onTime, done: Math.min(1, onTime + 0.2) });
  }
  const counts = tried.map(({ count }) => count).sort((a, b) => a - b);
  return { counts, found: smallestKeeping(tried, 0.95), peak: peakOf(tried) };
}

describe("the search for the smallest fleet that keeps the promise", () => {
  it.each([
    ["goes up", [0.1, 0.4, 0.8, 0.97, 0.99, 1], 2, 4, [2, 3, 4, 5]],
    ["goes down", [0.1, 0.96, 1, 1, 1], 4, 2, [1, 2, 3, 4]],
    ["stays", [0.1, 0.96, 1, 1, 1], 2, 2, [1, 2, 3]],
    ["one is enough", [1, 1, 1], 2, 1, [1, 2]],
    ["ends where there is no more room", [0.1, 0.5, 0.9], 1, null, [1, 2, 3]],
    ["passes a fleet that does a little worse", [0.1, 0.8, 0.79, 0.97, 1], 2, 4, [2, 3, 4, 5]],
    [
      "goes down where more get into each other's way",
      [0.5, 0.96, 0.7, 0.5, 0.3, 0.2],
      3,
      2,
      [1, 2, 3, 4, 5, 6],
    ],
    ["ends where more bring nothing", [0.2, 0.7, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9], 2, null, [2, 3, 4, 5, 6]],
  ])("%s", (_, shares, start, found, counts) => {
    expect(search(shares, start)).toMatchObject({ found, counts });
  });

  it("goes on while no order is in time yet but more orders get done", () => {
    const tried = [1, 2, 3, 4, 5].map((count) => ({ count, onTime: 0, done: count / 10 }));
    expect(nextCount(tried, { start: 1, room: 20, share: 0.95 })).toBe(6);
  });

  it("tries no count for which there is no parking", () => {
    expect(nextCount([], { start: 3, room: 0, share: 0.95 })).toBeUndefined();
  });
});
