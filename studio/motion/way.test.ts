import { expect, it } from "vitest";
import { between, way } from "./way.ts";

const bend = way({ x: 0, z: 0, heading: 0 }, [
  { length: 2 },
  { length: Math.PI, turn: Math.PI / 2 },
  { length: 3 },
]);

it("a left turn leads from ahead to the left, which is -z", () => {
  const end = bend.at(bend.length);
  expect(end.heading).toBeCloseTo(Math.PI / 2, 9);
  expect([end.x, end.z]).toEqual([expect.closeTo(4, 9), expect.closeTo(-5, 9)]);
});

it("a way has no gaps: two points on it are never farther apart than the way between them", () => {
  for (let metres = 0; metres < bend.length; metres += 0.05) {
    const [a, b] = [bend.at(metres), bend.at(metres + 0.05)];
    const step = Math.hypot(b.x - a.x, b.z - a.z);
    expect(step).toBeGreaterThan(0.0499);
    expect(step).toBeLessThan(0.0501);
  }
});

it("a body between two points of a way points along it", () => {
  expect(between(bend, 1.5, 0.5)).toEqual({ x: 1, z: expect.closeTo(0, 9), heading: 0 });
  expect(between(bend, 8, 7).heading).toBeCloseTo(Math.PI / 2, 9);
});
