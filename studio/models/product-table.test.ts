import { expect, it } from "vitest";
import { productTable } from "./product-table.ts";

it("the figures painted on the vehicles are those of the product table", () => {
  const figures = Object.fromEntries(
    Object.entries(productTable).map(([name, { payload, speed, lift }]) => [
      name,
      [payload, speed, lift ?? "none"],
    ]),
  );
  expect(figures).toEqual({
    fork: [1400, 1.5, 1600],
    agvTugger: [1500, 0.6, "none"],
    counterBalance: [1500, 1.5, 3000],
    singleConveyor: [1000, 1, "none"],
    dualConveyor: [1500, 0.7, "none"],
    lifter: [1500, 1.5, "none"],
  });
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
