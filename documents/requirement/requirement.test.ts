import { beforeAll, expect, it } from "vitest";
import { planWith } from "#planner/plan/example.ts";
import { presets } from "#planner/presets/presets.ts";
import { largestPlan } from "#tests/support/largest-plan.ts";
import { documentFonts } from "../fonts.ts";
import { makeRequirement } from "./make-requirement.ts";

let fonts: Awaited<ReturnType<typeof documentFonts>>;
beforeAll(async () => {
  fonts = await documentFonts();
});

const costs = {
  currency: "EUR",
  once: [{ name: "A vehicle", amount: 100_000 }],
  yearly: [],
  saved: [{ name: "Hours", amount: 40_000 }],
  years: 8,
  rate: 0.08,
};
const pagesOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;

it("the same plan gives the same bytes, tagged; another plan or other sums give others", async () => {
  const plan = planWith();
  const [first, again, other, paid] = await Promise.all([
    makeRequirement(fonts, plan, undefined),
    makeRequirement(fonts, plan, undefined),
    makeRequirement(fonts, { ...plan, name: "Another" }, undefined),
    makeRequirement(fonts, plan, costs),
  ]);
  expect(first.equals(again)).toBe(true);
  expect(first.equals(other)).toBe(false);
  expect(paid.length).toBeGreaterThan(first.length);
  expect(first.toString("latin1")).toMatch(/\/MarkInfo|\/StructTreeRoot/);
});

it("a plan as large as the page answers takes more pages, and a strange one none of our time", async () => {
  const small = pagesOf(await makeRequirement(fonts, planWith(), undefined));
  const large = pagesOf(await makeRequirement(fonts, largestPlan(), costs));
  expect(large).toBeGreaterThan(small);
  const [preset] = presets;
  if (!preset) throw new Error("There is no preset.");
  const strange = { ...preset.plan, name: `${"\u{1f995}漢字\u0000 ".repeat(24)}end` };
  expect(pagesOf(await makeRequirement(fonts, strange, undefined))).toBeGreaterThan(2);
});
