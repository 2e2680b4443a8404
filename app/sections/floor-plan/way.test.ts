import { expect, test } from "vitest";
import { way } from "./way.ts";

test("A straight way is a straight line", () => {
  expect(
    way([
      [0, 10],
      [200, 10],
    ]),
  ).toBe("M0 10L200 10");
});

test("A corner is cut at 45 degrees", () => {
  expect(
    way([
      [0, 0],
      [200, 0],
      [200, 100],
    ]),
  ).toBe("M0 0L174 0L200 26L200 100");
});

test("Between two near corners the cuts meet and don't cross", () => {
  expect(
    way([
      [0, 0],
      [100, 0],
      [100, 20],
      [200, 20],
    ]),
  ).toBe("M0 0L74 0L100 10L100 10L126 20L200 20");
});
