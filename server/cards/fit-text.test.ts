import { expect, test } from "vitest";
import { fitText } from "./fit-text.ts";

/** Every character is half as wide as it is high. */
const box = {
  width: 100,
  height: 40,
  sizes: [20, 10],
  leading: 1,
  widthOf: (text: string) => text.length / 2,
};

test("A text takes the largest size at which it stays in its box", () => {
  expect(fitText("One two", box)).toEqual({ size: 20, lines: ["One two"] });
  expect(fitText("One two three four five", box)).toMatchObject({ size: 10 });
});

test("Lines are about equally long, and a number stays with the word before it", () => {
  expect(fitText("Racks walk to us", box).lines).toEqual(["Racks walk", "to us"]);
  expect(fitText("MAG 1400 Fork", { ...box, width: 50, sizes: [10] }).lines).toEqual([
    "MAG\u00a01400",
    "Fork",
  ]);
});

test("A word that is wider than the box makes the text smaller", () => {
  expect(fitText("Unbelievable", box)).toEqual({ size: 10, lines: ["Unbelievable"] });
});

test("What is too long even when small is cut, and says so", () => {
  const { lines } = fitText("word ".repeat(100), box);
  expect(lines).toHaveLength(4);
  expect(lines.at(-1)).toMatch(/…$/);
  for (const line of lines) expect(box.widthOf(line) * 10).toBeLessThanOrEqual(box.width);
});
