import { expect, it } from "vitest";
import { tokenOf } from "../link/link.ts";
import { byHandQuery } from "../money/read-costs.ts";
import { presets } from "./presets.ts";
import { sumsOf } from "./sums-of.ts";

it.each(presets.map(({ id, plan, byHand }) => ({ id, plan, byHand })))(
  "the plan of $id is moved today as its case study says, whatever address opens it",
  ({ plan, byHand }) => {
    const token = tokenOf(plan);
    const usual = byHandQuery(byHand).toString();
    expect(sumsOf(new URLSearchParams(), token).toString()).toBe(usual);
    expect(sumsOf(new URLSearchParams(`case=${token}&${usual}`), token).toString()).toBe(usual);
  },
);

it("what was typed counts before what a preset says, and only that differs from the form's is kept", () => {
  const wrapped = presets.find(({ id }) => id === "wrapped-pallets");
  const token = tokenOf(wrapped?.plan ?? expect.fail());
  const typed = new URLSearchParams({
    "hand-pick-ups": "1",
    wage: "31",
    vehicle: "45000",
    other: "x".repeat(99),
  });
  const sums = Object.fromEntries(sumsOf(typed, token));
  expect(sums).toEqual({ other: "x".repeat(61), "hand-pick-ups": "1", wage: "31" });
  expect(Object.fromEntries(sumsOf(typed, "2.other"))).toEqual({ other: "x".repeat(61), wage: "31" });
});
