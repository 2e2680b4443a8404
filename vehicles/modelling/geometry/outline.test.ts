import { describe, expect, it } from "vitest";
import { contour, octagon } from "./contour.ts";
import { closedOutline, openOutline, signedArea } from "./outline.ts";
import { withQuality } from "./quality.ts";

const square = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

describe("an outline", () => {
  it("points its normals outwards whichever way its corners are listed", () => {
    for (const corners of [square, [...square].reverse()]) {
      for (const { x, y, nx, ny } of closedOutline(corners, 0.2)) expect(x * nx + y * ny).toBeGreaterThan(0);
    }
  });

  it("rounds a corner with the radius asked for", () => {
    const corner = closedOutline(square, 0.25).filter(({ x, y }) => x > 0.76 && y > 0.76);
    expect(corner.length).toBeGreaterThan(2);
    for (const { x, y } of corner) expect(Math.hypot(x - 0.75, y - 0.75)).toBeCloseTo(0.25, 6);
  });

  it("takes less radius where the sides are too short for it", () => {
    for (const { x, y } of closedOutline(square, 50))
      expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(1 + 1e-9);
  });

  it("refuses a path that doubles back, where a rounding would shoot to infinity", () => {
    expect(() =>
      openOutline(
        [
          [0, 0],
          [1, 0],
          [0.2, 0],
        ],
        0.1,
      ),
    ).toThrow(/doubles back at \(1, 0\)/);
  });

  it("has fewer segments at a lower quality, and the quality ends with the call", () => {
    const full = closedOutline(square, 0.2).length;
    expect(withQuality(0.2, () => closedOutline(square, 0.2).length)).toBeLessThan(full);
    expect(closedOutline(square, 0.2)).toHaveLength(full);
  });
});

describe("a contour", () => {
  it("keeps its number of points and never folds when it grows or shrinks", () => {
    const plan = octagon(-0.5, 0.5, 0.8, 0.15, 0.05);
    const points = plan.grown(0).length;
    for (const outset of [-0.12, -0.05, 0.05]) {
      const grown = plan.grown(outset);
      expect(grown).toHaveLength(points);
      expect(signedArea(grown.map(({ x, y }) => [x, y]))).toBeGreaterThan(0);
      for (const { x, y, nx, ny } of grown) expect(x * nx + y * ny).toBeGreaterThan(0);
    }
  });

  it.each([0.4, 0.8])(
    "keeps its number of points at quality %f, where a count lies on a whole number",
    (quality) => {
      const plan = octagon(-1.1, 1.1, 1.2, 0.22, 0.035);
      const rings = withQuality(quality, () => [-0.03, -0.007, -0.004, 0].map(plan.grown));
      expect(new Set(rings.map(({ length }) => length)).size).toBe(1);
    },
  );

  it("moves each side by the outset", () => {
    const xs = contour(square, 0.1)
      .grown(0.3)
      .map(({ x }) => x);
    expect(Math.max(...xs)).toBeCloseTo(1.3, 9);
  });
});
