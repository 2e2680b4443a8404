import fc from "fast-check";
import { expect, it } from "vitest";
import { everyWay } from "../validation/every-way.ts";
import { leastCost } from "./transportation.ts";

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

it("equals trying everything, over 1,000 random matrices", () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 4 });
  const matrix = fc.array(fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 4, maxLength: 4 }), {
    minLength: 5,
    maxLength: 5,
  });
  fc.assert(
    fc.property(amounts, amounts, matrix, fc.constantFrom(1, 0.1, 1 / 3), (supplies, demands, cost, unit) => {
      const missing = sum(supplies) - sum(demands);
      const [from, to] = missing > 0 ? [supplies, [...demands, missing]] : [[...supplies, -missing], demands];
      const at = (row: number, column: number) => cost[row]?.[column % 4] ?? 0;
      const wide = from.map((_, row) => to.map((_, column) => at(row, column)));
      const least = leastCost(
        from.map((each) => each * unit),
        to.map((each) => each * unit),
        at,
      );
      expect(least).toBeCloseTo(everyWay(from, to, wide) * unit, 8);
    }),
    { numRuns: 1000 },
  );
});

it("has an answer for 100 supplies and 100 demands of fractions within a second of one core", () => {
  const fraction = (seed: number) => ((seed * 7919) % 1009) / 1009;
  const supplies = Array.from({ length: 100 }, (_, index) => fraction(index + 1));
  const demands = supplies.toReversed();
  const began = process.cpuUsage();
  const least = leastCost(supplies, demands, (row, column) => fraction(row * 131 + column * 17 + 5));
  expect(process.cpuUsage(began).user / 1000).toBeLessThan(1000);
  expect(least).toBeGreaterThanOrEqual(0);
  expect(least).toBeLessThan(sum(supplies) / 10);
});
