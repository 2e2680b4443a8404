import fc from "fast-check";
import { expect, it } from "vitest";
import { leastCost } from "./transportation.ts";

/** Every way to send whole units, tried one by one: slow, and plainly right. */
function bruteForce(supplies: number[], demands: number[], cost: number[][]): number {
  const known = new Map<string, number>();
  function least(row: number, left: number, open: number[]): number {
    if (row === supplies.length) return 0;
    if (left === 0) return least(row + 1, supplies[row + 1] ?? 0, open);
    const key = `${row} ${left} ${open}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    let best = Number.POSITIVE_INFINITY;
    for (const [column, room] of open.entries())
      if (room > 0)
        best = Math.min(
          best,
          (cost[row]?.[column] ?? 0) +
            least(
              row,
              left - 1,
              open.map((each, at) => (at === column ? each - 1 : each)),
            ),
        );
    known.set(key, best);
    return best;
  }
  return least(0, supplies[0] ?? 0, demands);
}

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
      expect(least).toBeCloseTo(bruteForce(from, to, wide) * unit, 8);
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
