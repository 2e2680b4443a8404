import { expect, test } from "vitest";
import { openStandstill } from "./standstill.ts";

const limits = { every: 1000, longest: 10_000 };

test("a thread that says nothing at ten looks stands still", () => {
  expect(looks(11, () => ({ beats: 7, waited: 0 }))).toBe(11);
});

test("a thread that says anything now and then doesn't", () => {
  expect(looks(100, (round) => ({ beats: Math.floor(round / 9), waited: 0 }))).toBeUndefined();
});

test("what a thread waits for a processor counts for a third", () => {
  expect(looks(100, (round) => ({ beats: Math.floor(round / 29), waited: round * 990 }))).toBeUndefined();
  expect(looks(100, (round) => ({ beats: 7, waited: round * 990 }))).toBe(31);
});

test("a loop without end is found beside others that want the processor, too", () => {
  expect(looks(100, (round) => ({ beats: 7, waited: round * 500 }))).toBe(21);
});

/** @returns the number of the look that found a standstill, from 1 */
function looks(count: number, see: (round: number) => { beats: number; waited: number }) {
  const look = openStandstill(limits);
  for (let round = 0; round < count; round++) if (look(see(round))) return round + 1;
  return undefined;
}
