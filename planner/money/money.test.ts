import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { planWith } from "../plan/example.ts";
import { readInput } from "../plan/fields.ts";
import { costsFields } from "./costs.ts";
import { money } from "./money.ts";

function answer(costs: object, count?: number) {
  const read = readInput(costsFields, {
    currency: "EUR",
    once: [],
    yearly: [],
    saved: [],
    years: 10,
    rate: 0,
    ...costs,
  });
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  return money(planWith(), read.value, count);
}
const item = (amount: number, band: object = {}) => [{ name: "", amount, ...band }];

describe("published sums", () => {
  it.each([
    [2_000_000, 892_500 + 31_250, 0, 2.165],
    [425_000, 165_000, 42_000, 3.455],
    [560_000, 158_000, 0, 3.544],
  ])("%d against %d − %d a year", (once, saved, yearly, years) => {
    const { payback } = answer({ once: item(once), saved: item(saved), yearly: item(yearly) });
    expect(payback.mean).toBeCloseTo(years, 3);
  });
});

it("the band of payback spans the best and the worst that its amounts allow", () => {
  const { payback } = answer({
    once: item(100, { low: 80, high: 150 }),
    saved: item(60, { low: 30, high: 70 }),
    yearly: item(20, { low: 10, high: 30 }),
  });
  expect(payback).toEqual({ mean: 2.5, low: 80 / 60, high: null });
});

it("what never pays has no payback and no rate, but a net present value", () => {
  const never = answer({ once: item(100), saved: item(5), yearly: item(10), years: 2 });
  expect(never).toMatchObject({ payback: { mean: null }, irr: null, npv: -110 });
  expect(answer({ saved: item(5) }).irr).toBeNull();
});

it("a transport's cost counts what is paid once and yearly, over all years", () => {
  // 24 an hour, 16 hours, 250 days: 96,000 a year
  expect(answer({ once: item(960_000), yearly: item(96_000), years: 10 }).perTransport).toBe(2);
});

describe("done by hand", () => {
  it.each([
    ["residual", { residual: 121 }, -100 + 100 / 1.1 ** 2 + 60 / 1.1 + 60 / 1.1 ** 2 - 0 + 21 / 1.1 ** 2],
    ["wage inflation", { wageInflation: 0.1 }, -100 + (80 - 20) / 1.1 + (88 - 20) / 1.21],
    ["battery", { battery: { amount: 11, year: 1 } }, -100 + 60 / 1.1 + 60 / 1.21 - 10],
    ["battery of no year of use", { battery: { amount: 11, year: 3 } }, -100 + 60 / 1.1 + 60 / 1.21],
    [
      "all",
      { residual: 12.1, wageInflation: 0.1, battery: { amount: 12.1, year: 2 } },
      -100 + 60 / 1.1 + 68 / 1.21,
    ],
  ])("%s", (_, more, npv) => {
    const costs = { once: item(100), saved: item(80), yearly: item(20), years: 2, rate: 0.1, ...more };
    expect(answer(costs).npv).toBeCloseTo(npv, 9);
  });

  it("what is bought by the vehicle is bought as often as there are vehicles, everything else once", () => {
    const costs = { once: [...item(50, { per: "vehicle" }), ...item(10)], saved: item(40), years: 5 };
    expect(answer(costs, 3)).toMatchObject({ payback: { mean: 4 }, npv: 40 });
  });

  it("a late payment that leaves two rates gives none; one rate is found despite it", () => {
    const twice = { once: item(100), saved: item(230), years: 2, battery: { amount: 362, year: 2 } };
    expect(answer(twice).irr).toBeNull();
    const single = { once: item(100), saved: item(60), years: 3, battery: { amount: 70, year: 2 } };
    const { irr } = answer(single);
    expect(answer({ ...single, rate: irr }).npv).toBeCloseTo(0, 6);
  });
});

it("at the internal rate the net present value is zero", () => {
  const amount = fc.integer({ min: 1, max: 1_000_000 });
  fc.assert(
    fc.property(amount, amount, fc.integer({ min: 1, max: 40 }), (once, saved, years) => {
      const { irr } = answer({ once: item(once), saved: item(saved), years });
      if (irr === null || irr > 9 || irr < -0.9) return;
      const { npv } = answer({ once: item(once), saved: item(saved), years, rate: irr });
      expect(Math.abs(npv)).toBeLessThan(1e-6 * once);
    }),
    { numRuns: 1000 },
  );
});

it.each([
  [{ years: 0 }, "years"],
  [{ rate: -1 }, "rate"],
  [{ once: [{ name: "x", amount: 5, low: 9 }] }, "once[0]"],
  [{ saved: [{ name: "x", amount: "5" }] }, "saved[0].amount"],
  [{ once: [{ name: "x", amount: 1e12 + 1 }] }, "once[0].amount"],
])("%j is answered at its path", (costs, path) => {
  const read = readInput(costsFields, { currency: "EUR", years: 5, rate: 0.1, ...costs }, "costs");
  expect(!read.ok && read.errors[0]?.path).toBe(`costs.${path}`);
});
