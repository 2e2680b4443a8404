import { expect, it, vi } from "vitest";
import { keepLast } from "./keep-last.ts";

it("answers recent questions without computing them again, and forgets the oldest of nine", () => {
  const compute = vi.fn((question: { side: number }) => question.side ** 2);
  const area = keepLast(compute);
  const questions = Array.from({ length: 8 }, (_, side) => ({ side }));
  for (const question of [...questions, ...questions]) expect(area(question)).toBe(question.side ** 2);
  expect(compute).toHaveBeenCalledTimes(8);
  expect(area({ side: 0 }), "another object that looks alike").toBe(0);
  expect(compute).toHaveBeenCalledTimes(9);
  for (const question of questions.slice(1)) area(question);
  expect(compute).toHaveBeenCalledTimes(9);
  area(questions[0] ?? { side: 0 });
  expect(compute).toHaveBeenCalledTimes(10);
});

it("tells questions apart by the given key", () => {
  const compute = vi.fn(({ name }: { name: string }) => name.toUpperCase());
  const shout = keepLast(compute, (one, other) => one.name === other.name);
  expect([shout({ name: "fork" }), shout({ name: "fork" }), shout({ name: "lifter" })]).toEqual([
    "FORK",
    "FORK",
    "LIFTER",
  ]);
  expect(compute).toHaveBeenCalledTimes(2);
});
