import { expect, test } from "vitest";
import { findProblems } from "./frozen-migrations.ts";

const frozen = { releases: {}, migrations: { "001-one": "a", "002-two": "b" } };

test("migrations that match what is frozen pass", () => {
  expect(findProblems(frozen, frozen.migrations)).toEqual([]);
});

test.each([
  ["an edit of a frozen one", { "001-one": "a", "002-two": "c" }, /^The migration 002-two was changed/],
  ["a frozen one that is gone", { "001-one": "a" }, /^The migration 002-two was taken away or renamed/],
  ["a new one", { ...frozen.migrations, "003-three": "c" }, /npm run migrations -- freeze$/],
])("%s is refused with what to do", (_, present, words) => {
  const problems = findProblems(frozen, present);
  expect(problems).toEqual([expect.objectContaining({ words: expect.stringMatching(words) })]);
});

test("two with one number are refused, because nothing says which comes first", () => {
  const present = { ...frozen.migrations, "002-zwei": "c" };
  expect(findProblems(frozen, present).map(({ kind }) => kind)).toEqual(["numbered", "new"]);
});
