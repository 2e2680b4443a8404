import { beforeAll, expect, it } from "vitest";
import { readCosts } from "#planner/money/read-costs.ts";
import { planWith } from "#planner/plan/example.ts";
import { presets } from "#planner/presets/presets.ts";
import { largestPlan } from "#tests/support/largest-plan.ts";
import { documentFonts, wideFonts } from "../fonts.ts";
import type { Fonts } from "../sheet.ts";
import { fullest, makeRequirement } from "./make-requirement.ts";

let fonts: Fonts;
beforeAll(async () => {
  fonts = { ...(await documentFonts()), ...(await wideFonts()) };
});

/** The vehicle is named: one that joins the line may fit better. */
const forFork = () => planWith({ choice: { vehicle: "fork" } });
const { costs, freed } = readCosts(new URLSearchParams(), forFork());
const sizing = {
  ...{
    fleet: [{ vehicle: "fork", count: 3 } as const],
    share: { mean: 0.97, low: 0.96, high: 0.98 },
    orders: 4000,
  },
  ...{ fewer: { count: 2, share: 0.8 }, more: null, least: 1, limit: null, stop: null, digest: "ab12" },
};
const pagesOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;

it("the same plan gives the same bytes, tagged; another plan or other sums give others", async () => {
  const plan = forFork();
  const [first, again, other, sized, paid] = await Promise.all([
    makeRequirement(fonts, { plan }),
    makeRequirement(fonts, { plan }),
    makeRequirement(fonts, { plan: { ...plan, name: "Another" } }),
    makeRequirement(fonts, { plan, sizing }),
    makeRequirement(fonts, { plan, sizing, costs, freed }),
  ]);
  expect(first.equals(again)).toBe(true);
  expect(first.equals(other)).toBe(false);
  expect(paid.length).toBeGreaterThan(sized.length);
  expect(first.toString("latin1")).toMatch(/\/MarkInfo|\/StructTreeRoot/);
});

it("the largest plan that the page accepts takes more pages, and strange characters are set", async () => {
  const small = pagesOf(await makeRequirement(fonts, { plan: forFork() }));
  const large = pagesOf(await makeRequirement(fonts, { plan: largestPlan(), sizing, costs, freed }));
  expect(large).toBeGreaterThan(small);
  const [preset] = presets;
  if (!preset) throw new Error("There is no preset.");
  const strange = { ...preset.plan, name: `${"\u{1f995}漢字\u0000 ".repeat(24)}end` };
  expect(pagesOf(await makeRequirement(fonts, { plan: strange }))).toBeGreaterThan(2);
});

it.each(presets.map(({ plan }) => [plan.name, plan] as const))(
  "the last page of %s is not left half empty",
  (_, plan) => {
    expect(fullest(fonts, { plan }).left).toBeLessThanOrEqual(0.4);
  },
);

it("simulated figures change its bytes, and other figures do again", async () => {
  const plan = forFork();
  const [without, one, other] = await Promise.all([
    makeRequirement(fonts, { plan }),
    makeRequirement(fonts, { plan, sizing }),
    makeRequirement(fonts, { plan, sizing: { ...sizing, orders: 4001 } }),
  ]);
  expect(one.equals(without)).toBe(false);
  expect(one.equals(other)).toBe(false);
});

it("text beyond Latin-1 is set in a face that has its letters", async () => {
  const plan = forFork();
  const facesOf = async (name: string) =>
    (await makeRequirement(fonts, { plan: { ...plan, name } })).toString("latin1").match(/\+Inter/g) ?? [];
  /* The formula for the aisle has a root sign. */
  const few = (await facesOf("Montagelinie")).length;
  for (const name of ["Łódź", "Αθήνα", "Санкт-Петербург"])
    expect((await facesOf(name)).length).toBeGreaterThan(few);
});
