import { expect, it } from "vitest";
import { type Vehicle, vehicles } from "#vehicles/index.ts";
import { productTable } from "./product-table.ts";

it("the figures painted on the vehicles are those that the pages name", () => {
  const painted = Object.entries(productTable).map(([name, { payload, speed, lift }]) => [
    name,
    [payload, speed, lift],
  ]);
  const named = vehicles.map(({ product, payloadKg, speedMetresPerSecond, liftMillimetres }: Vehicle) => [
    product,
    [payloadKg, speedMetresPerSecond, liftMillimetres],
  ]);
  expect(Object.fromEntries(painted)).toEqual(Object.fromEntries(named));
});

it("titles are those of the product table", () => {
  expect(Object.values(productTable).map(({ title }) => title)).toEqual([
    "MAG 1400 Fork",
    "MAG 1500 AGV Tugger",
    "MAG 1400 Fork AMR (counterbalance)",
    "MAG 1500 Single Conveyor",
    "MAG 1500 Dual Conveyor",
    "MAG 1500 Lifter",
  ]);
});
