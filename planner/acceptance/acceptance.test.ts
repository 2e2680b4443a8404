import { expect, it } from "vitest";
import { random } from "../numbers/random.ts";
import { answerAcceptance } from "./acceptance.ts";

/** P(X ≤ late) for whole per mille and exact sums of integers. */
function exactly(orders: number, late: number, perMille: number): bigint {
  const [chance, rest] = [BigInt(perMille), BigInt(1000 - perMille)];
  let [sum, ways] = [0n, 1n];
  for (let x = 0; x <= late; x++) {
    sum += ways * chance ** BigInt(x) * rest ** BigInt(orders - x);
    ways = (ways * BigInt(orders - x)) / BigInt(x + 1);
  }
  return sum;
}

it("50 tests are those of exact binomial sums, and no shorter test holds", () => {
  const { next } = random(31);
  for (let question = 0; question < 50; question++) {
    const share = 600 + (next() % 400);
    const worse = 90 + (next() % 200);
    const risk = 40 + (next() % 160);
    const holds = (orders: number, late: number) => {
      const all = 1000n ** BigInt(orders);
      const failsThoughGood = all - exactly(orders, late, 1000 - share);
      const passesThoughBad = exactly(orders, late, 1000 - share + worse);
      return failsThoughGood * 1000n <= all * BigInt(risk) && passesThoughBad * 1000n <= all * BigInt(risk);
    };
    const asked = { within: 300, share: share / 1000, worse: worse / 1000, risk: risk / 1000 };
    const answer = answerAcceptance(asked);
    if (!answer.ok) throw new Error(JSON.stringify([asked, answer.errors]));
    const { orders, late } = answer.value;
    expect(holds(orders, late), JSON.stringify(asked)).toBe(true);
    const shorter = Array.from({ length: late + 1 }, (_, allowed) => holds(orders - 1, allowed));
    expect(orders === 1 || !shorter.includes(true), JSON.stringify(asked)).toBe(true);
  }
});

it.each([0.9499, 0.9])("a probability that is exactly the risk is at most the risk: %d worse", (worse) => {
  /* One order: a good fleet is late with it in 5 of 100 cases, and a bad one in time in 5 of 100 at most. */
  const asked = { within: 60, share: 0.95, worse, risk: 0.05 };
  expect(answerAcceptance(asked)).toEqual({ ok: true, value: { orders: 1, late: 0 } });
});

it("a fleet that is never late is tested with no late order allowed", () => {
  /* 0.9²⁹ = 0.0471 */
  const asked = { within: 60, share: 1, worse: 0.1, risk: 0.05 };
  expect(answerAcceptance(asked)).toEqual({ ok: true, value: { orders: 29, late: 0 } });
});

it.each([
  [{ within: 300, share: 0.95, worse: 0.95, risk: 0.05 }, "worse"],
  [{ within: 300, share: 0.95, worse: 1e-300, risk: 0.05 }, "worse"],
  [{ within: 300, share: 0.5, worse: 0.001, risk: 0.001 }, "worse"],
  [{ within: 300, share: 0.95, worse: 0.05, risk: 0 }, "risk"],
  [{ within: 300, share: 0.95, worse: 0.05, risks: 0.05 }, "risk"],
])("%j is refused in words at %s", (asked, path) => {
  const answer = answerAcceptance(asked);
  expect(!answer.ok && answer.errors[0]?.path).toBe(path);
});
