import { expect, test } from "vitest";
import { caseStudies } from "#content/tasks/case-studies.ts";
import { findListed, productNames } from "#vehicles/index.ts";
import { industryChoices, listedStudies, vehicleChoices } from "./filters.ts";
import { matching } from "./matching.ts";

const photographed = ["fork", "agvTugger", "counterBalance", "singleConveyor", "dualConveyor", "lifter"];

const ids = (filter: { industry: string | null; vehicle: string | null }) =>
  matching(listedStudies, filter).map(({ id }) => id);

test("Without a filter every study is listed", () => {
  expect(ids({ industry: null, vehicle: "" })).toEqual(caseStudies.map(({ id }) => id));
});

test("Industry and vehicle narrow the list together", () => {
  const distributing = caseStudies.filter((study) => study.industry === "Distribution Centers");
  expect(ids({ industry: "distribution", vehicle: null })).toEqual(distributing.map(({ id }) => id));
  expect(ids({ industry: "distribution", vehicle: "fork" })).toEqual(
    expect.arrayContaining(["dock-to-rack", "transfer-point"]),
  );
  expect(ids({ industry: "automotive-industry", vehicle: "lifter" })).toEqual([]);
  expect(ids({ industry: "constructor", vehicle: null })).toEqual([]);
});

test("Every study belongs to an industry and uses a vehicle of the line", () => {
  for (const { inIndustry } of listedStudies)
    expect(industryChoices.map(({ value }) => value)).toContain(inIndustry);
  /* A study whose only vehicle has left the line stays listed. */
  const gone = photographed.filter((product) => !findListed(product));
  const without = listedStudies.filter(({ withVehicles }) => withVehicles.length === 0);
  expect(without.length, without.map(({ id }) => id).join()).toBeLessThanOrEqual(gone.length);
  const used = new Set(listedStudies.flatMap(({ withVehicles }) => withVehicles));
  expect(vehicleChoices.map(({ value }) => value)).toEqual(productNames.filter((name) => used.has(name)));
});
