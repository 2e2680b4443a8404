import { describe, expect, it } from "vitest";
import { motion } from "./motion.ts";

const every = (seconds: number, step = 0.01) =>
  Array.from({ length: Math.ceil(seconds / step) }, (_, i) => i * step);

describe("a motion", () => {
  const there = motion(1, [
    { after: 0.5, to: 4, speed: 1.5, ramp: 1 },
    { after: 1, to: 3.8, speed: 1.5, ramp: 1 },
  ]);

  it("rests, arrives where it should, and stays", () => {
    expect(there.at(0.5)).toBe(1);
    expect(there.at(3.5)).toBeCloseTo(4, 9);
    expect(there.at(4.4)).toBe(4);
    expect(there.at(there.end + 100)).toBe(3.8);
  });

  it("takes distance over speed, plus one ramp", () => {
    expect(there.end).toBeCloseTo(0.5 + 3 / 1.5 + 1 + 1 + 1 + 1, 9);
  });

  it("is never faster than its speed, and its speed never jumps", () => {
    const times = every(there.end + 1);
    const speeds = times.map((t) => (there.at(t + 1e-4) - there.at(t)) / 1e-4);
    expect(Math.max(...speeds.map(Math.abs))).toBeLessThanOrEqual(1.5 + 1e-6);
    const jumps = speeds.slice(1).map((speed, i) => Math.abs(speed - (speeds[i] ?? 0)));
    expect(Math.max(...jumps)).toBeLessThan(0.05);
  });
});
