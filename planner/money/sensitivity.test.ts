import { expect, it } from "vitest";
import { example, planWith } from "../plan/example.ts";
import { money } from "./money.ts";
import { breakEven, npvBand, sensitivity } from "./sensitivity.ts";

const plan = planWith({ flows: example.flows });
const costs = {
  currency: "EUR",
  once: [
    { name: "vehicles", amount: 200_000, low: 180_000, high: 220_000 },
    { name: "training", amount: 5000 },
  ],
  yearly: [{ name: "service", amount: 10_000, low: 8000, high: 15_000 }],
  saved: [{ name: "work", amount: 60_000, low: 50_000, high: 65_000 }],
  years: 2,
  rate: 0,
};

it("puts the sum that moves the net present value most first, with both of its ends", () => {
  /* −205,000 + 2 · (60,000 − 10,000) = −105,000 */
  expect(money(plan, costs).npv).toBe(-105_000);
  expect(sensitivity(plan, costs)).toEqual([
    { name: "vehicles", list: "once", low: -125_000, high: -85_000 },
    { name: "work", list: "saved", low: -125_000, high: -95_000 },
    { name: "service", list: "yearly", low: -115_000, high: -101_000 },
  ]);
});

it("has a band from every sum's worse end to every sum's better end", () => {
  expect(npvBand(plan, costs)).toEqual({ low: -225_000 + 2 * 35_000, high: -185_000 + 2 * 57_000 });
});

it("finds how much would have to be saved a year", () => {
  const amount = breakEven(plan, { ...costs, rate: 0.08 });
  const even = money(plan, { ...costs, rate: 0.08, saved: [{ name: "", amount }] });
  expect(Math.abs(even.npv)).toBeLessThan(1e-6);
});
