import { expect, it } from "vitest";
import { doubtsOf } from "./doubts.ts";
import { planWith } from "./example.ts";

const withLength = (length: number) => {
  const plan = planWith();
  return { ...plan, lanes: plan.lanes.map((lane, at) => (at === 0 ? { ...lane, length } : lane)) };
};

it("a lane that is shorter than the way between its places is doubted, with both lengths", () => {
  expect(doubtsOf(planWith())).toEqual([]);
  expect(doubtsOf(withLength(25_000))).toEqual([]);
  expect(doubtsOf(withLength(19_900))).toEqual([]);
  expect(doubtsOf(withLength(500))).toEqual([
    expect.stringContaining("wrapper → turn is 500 mm long by the plan, and its places are 20000 mm apart"),
  ]);
});

it("many of them are counted", () => {
  const plan = planWith();
  const [lane] = plan.lanes;
  const lanes = lane ? Array.from({ length: 9 }, () => ({ ...lane, length: 0 })) : [];
  const doubts = doubtsOf({ ...plan, lanes });
  expect(doubts).toHaveLength(4);
  expect(doubts.at(-1)).toContain("6 more lanes");
});
