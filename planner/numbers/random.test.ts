import fc from "fast-check";
import { expect, it } from "vitest";
import { logarithm } from "./logarithm.ts";
import { random } from "./random.ts";

it("the logarithm equals the engine's, to two units in the last place", () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-300, max: 1e300, noNaN: true }), (x) => {
      const error = Math.abs(logarithm(x) - Math.log(x));
      expect(error).toBeLessThanOrEqual(2 ** -51 * Math.max(Math.abs(Math.log(x)), 2 ** -2));
    }),
    { numRuns: 5000 },
  );
  expect(logarithm(1)).toBe(0);
});

it("a seed gives the same stream for ever", () => {
  const { next } = random(1, 0, 0);
  const drawn = Array.from({ length: 4 }, next);
  expect(drawn).toMatchInlineSnapshot(`
    [
      2235598157,
      3467619080,
      3823610481,
      69132918,
    ]
  `);
  const other = random(1, 0, 1).next();
  expect(drawn).not.toContain(other);
});

it("fractions and gaps follow their distributions", () => {
  const stream = random(7);
  const count = 200_000;
  const tens = new Array<number>(10).fill(0);
  let sum = 0;
  let squares = 0;
  for (let draw = 0; draw < count; draw++) {
    const tenth = Math.floor(stream.fraction() * 10);
    tens[tenth] = (tens[tenth] ?? 0) + 1;
    const gap = stream.exponential(3);
    sum += gap;
    squares += gap * gap;
  }
  const chiSquare = tens.reduce((total, n) => total + (n - count / 10) ** 2 / (count / 10), 0);
  expect(chiSquare).toBeLessThan(27.9); // 9 degrees of freedom, 0.1%
  expect(Math.abs(sum / count - 3)).toBeLessThan(0.03);
  expect(Math.abs(squares / count - 18)).toBeLessThan(0.5);
});
