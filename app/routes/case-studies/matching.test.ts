import { expect, test } from "vitest";
import { industryChoices, listedStudies, vehicleChoices } from "./filters.ts";
import { matching } from "./matching.ts";

const ids = (filter: { industry: string | null; vehicle: string | null }) =>
  matching(listedStudies, filter).map(({ id }) => id);

test("Without a filter every study is listed", () => {
  expect(ids({ industry: null, vehicle: "" })).toHaveLength(6);
});

test("Industry and vehicle narrow the list together", () => {
  expect(ids({ industry: "distribution", vehicle: null })).toHaveLength(3);
  expect(ids({ industry: "distribution", vehicle: "fork" })).toEqual(["dock-to-rack", "transfer-point"]);
  expect(ids({ industry: "automotive-industry", vehicle: "lifter" })).toEqual([]);
  expect(ids({ industry: "constructor", vehicle: null })).toEqual([]);
});

test("Every study belongs to an industry and uses a vehicle of the line", () => {
  for (const { inIndustry, withVehicles } of listedStudies) {
    expect(industryChoices.map(({ value }) => value)).toContain(inIndustry);
    expect(withVehicles.length).toBeGreaterThan(0);
  }
  expect(vehicleChoices).toHaveLength(6);
});
