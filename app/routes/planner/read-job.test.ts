import { describe, expect, it } from "vitest";
import { tokenOf } from "#planner/link/link.ts";
import { presets } from "#planner/presets/presets.ts";
import { largestPlan } from "#tests/support/largest-plan.ts";
import { readCosts } from "./read-costs.ts";
import { largest, readJob } from "./read-job.ts";

const ask = (parameters: Record<string, string>) => readJob(new URLSearchParams(parameters));
const fieldOf = (job: ReturnType<typeof readJob>, name: string) =>
  job.fields.find((field) => field.name === name);

it("an address without a plan begins with the first case study", () => {
  const job = ask({});
  expect(job.plan).toEqual(presets[0]?.plan);
  expect(fieldOf(job, "weight")?.value).toBe("850");
  expect(job).toMatchObject({ wrong: false, broken: false, unread: [] });
});

it("fields change the first flow of the plan in the address, and the rest stays", () => {
  const lifter = presets.find(({ caseStudy }) => caseStudy === "racks-to-packing")?.plan;
  if (!lifter) throw new Error("There is no such preset.");
  const job = ask({ plan: tokenOf(lifter), weight: "620,5", aisle: "", "per-hour": "12" });
  expect(job.plan.loads[0]?.weight).toBe(620.5);
  expect(job.plan.flows.map(({ perHour }) => perHour)).toEqual([12, 8, 8, 8, 8, 8]);
  expect(job.plan.site.aisle).toBeUndefined();
  expect(job.plan.places).toEqual(lifter.places);
});

describe("a field that is wrong gets words and keeps what was typed", () => {
  it.each([
    ["weight", "heavy"],
    ["weight", "-5"],
    ["weight", "1000000000"],
    ["weight", ""],
    ["length", "NaN"],
    ["aisle", "Infinity"],
    ["carrier", "__proto__"],
    ["to-height", "1e999"],
    ["warmest", "-40"],
  ])("%s: %j", (name, text) => {
    const job = ask({ [name]: text });
    expect(job.wrong).toBe(true);
    expect(fieldOf(job, name)).toMatchObject({ value: text, error: expect.stringContaining("must") });
  });
});

it("a link that can't be read says so, and begins anew", () => {
  expect(ask({ plan: "1.nonsense" })).toMatchObject({ broken: true, plan: presets[0]?.plan });
  expect(ask({ plan: `2${tokenOf(presets[0]?.plan ?? ask({}).plan).slice(1)}` }).unread).toHaveLength(1);
});

it("a link with more than the page answers is refused before it is read", () => {
  const most = largestPlan();
  expect(ask({ plan: tokenOf(most) }).plan.places).toHaveLength(largest.places);
  const [place] = most.places;
  if (!place) throw new Error("There is no place.");
  const more = { ...most, places: [...most.places, { ...place, id: "one more" }] };
  expect(ask({ plan: tokenOf(more) })).toMatchObject({ broken: true, plan: presets[0]?.plan });
});

it("sums are read, and a wrong one gets words", () => {
  const read = (parameters: Record<string, string>) => readCosts(new URLSearchParams(parameters));
  expect(read({}).costs).toMatchObject({ once: [{ amount: 240_000 }], rate: 0.08 });
  const wrong = read({ saved: "much", years: "0" });
  expect(wrong.costs).toBeUndefined();
  expect(wrong.fields.filter(({ error }) => error).map(({ name, value }) => [name, value])).toEqual([
    ["saved", "much"],
    ["years", "0"],
  ]);
});
