import { expect, test } from "vitest";
import { preview } from "./preview.ts";

test("A short text stays as it is", () => {
  expect(preview("Two decks, two stations, one trip.")).toBe("Two decks, two stations, one trip.");
  expect(preview("x".repeat(40))).toBe("x".repeat(40));
});

test("A longer one is cut at a word to 40 characters at most", () => {
  expect(preview("Lifts pallets to 1600 mm, from the floor to the line.")).toBe(
    "Lifts pallets to 1600 mm, from the…",
  );
  expect(preview("x".repeat(41))).toBe(`${"x".repeat(39)}…`);
  expect(preview("Counterbalanced, with nothing in front of the load").length).toBeLessThanOrEqual(40);
});
