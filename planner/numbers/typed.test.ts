import { expect, test } from "vitest";
import { plainDigits, typedCode, typedNumber } from "./typed.ts";

const digits = Array.from({ length: 0x11_0000 }, (_, code) => code)
  .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
  .map((code) => String.fromCodePoint(code))
  .filter((character) => /\p{Nd}/u.test(character));

test("the decimal digits of every script count from 0 to 9", () => {
  expect(digits.length).toBeGreaterThan(600);
  expect(plainDigits(digits.join(""))).toBe("0123456789".repeat(digits.length / 10));
});

test.each([
  ["１２３４５６", "123456"],
  ["١٢٣ ٤٥٦", "123456"],
  ["123\u00A0456\u200B", "123456"],
  ["१२३‑४५६", "123456"],
  ["ａｂ１２－cd", "ab12cd"],
  ["𝟏𝟐𝟑🤖", "123🤖"],
])("%j is the code %s", (typed, code) => {
  expect(typedCode(typed)).toBe(code);
});

test.each([
  ["1,5", 1.5],
  ["１２．５", 12.5],
  ["١٫٥", 1.5],
  [" 2000 ", 2000],
  ["−3", -3],
  ["1e3", 1000],
  [".5", 0.5],
  ["", Number.NaN],
  [" ", Number.NaN],
  ["0x10", Number.NaN],
  ["Infinity", Number.NaN],
  ["1,000,000", Number.NaN],
  ["12 m", Number.NaN],
])("%j is the number %d", (typed, number) => {
  expect(typedNumber(typed)).toBe(number);
});
