import { expect, it } from "vitest";
import { presetOf } from "#planner/presets/presets.ts";
import { mixedPlan } from "#tests/support/mixed-plan.ts";
import { countsToDrive } from "./counts-to-drive.ts";

const sized = [
  { vehicle: "agvTugger", count: 1 },
  { vehicle: "fork", count: 5 },
] as const;

it("drives the sized fleet where as many are asked for, and that one with a vehicle more or less", () => {
  expect(countsToDrive(mixedPlan, sized, 6)).toEqual([1, 5]);
  expect(countsToDrive(mixedPlan, sized, 5)).toEqual([1, 4]);
  expect(countsToDrive(mixedPlan, sized, 1)).toEqual([1, 1]);
});

it("takes the count as it is of one kind, or before the plan is sized", () => {
  expect(countsToDrive(presetOf("wrapped-pallets"), [sized[1]], 4)).toBe(4);
  expect(countsToDrive(mixedPlan, undefined, 4)).toBe(4);
  expect(countsToDrive(mixedPlan, sized, undefined)).toBeUndefined();
});
