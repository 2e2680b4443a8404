import { expect, it } from "vitest";
import { random } from "../numbers/random.ts";
import { estimate } from "../numbers/statistics.ts";
import { controlledEstimate } from "./controlled.ts";

it("contains the true mean in 95% of cases, with a narrower interval than without a control", () => {
  const stream = random(5);
  const noise = () => stream.fraction() + stream.fraction() + stream.fraction() - 1.5;
  let held = 0;
  let narrower = 0;
  const cases = 2000;
  for (let each = 0; each < cases; each++) {
    const controls = Array.from({ length: 12 }, noise);
    const values = controls.map((control) => 7 + 2 * control + noise() / 2);
    const { low, high } = controlledEstimate(values, controls, 0);
    const plain = estimate(values);
    if ((low ?? 0) <= 7 && (high ?? 0) >= 7) held++;
    if ((high ?? 0) - (low ?? 0) < (plain.high ?? 0) - (plain.low ?? 0)) narrower++;
  }
  expect(held / cases).toBeGreaterThan(0.935);
  expect(held / cases).toBeLessThan(0.965);
  expect(narrower / cases).toBeGreaterThan(0.95);
});

it("a control that never changes has no effect", () => {
  const values = [1, 2, 3, 6];
  expect(controlledEstimate(values, [4, 4, 4, 4], 5).mean).toBe(3);
});
