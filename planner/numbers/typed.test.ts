import fc from "fast-check";
import { expect, test } from "vitest";
import { markOf, plainDigits, readTyped, typedCode, typedNumber } from "./typed.ts";
import type { Unit } from "./units.ts";

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
  ["1,200", 1200],
  ["1,000,000", 1_000_000],
  ["1.000.000", 1_000_000],
  ["1,200.5", 1200.5],
  ["1.200,5", 1200.5],
  ["1 200,5", 1200.5],
  ["1\u202F200", 1200],
  ["1’200.50", 1200.5],
  ["1,00,000", 100_000],
  ["١٬٢٠٠", 1200],
  ["0,125", 0.125],
  ["1.125", 1.125],
  ["– 5", -5],
  ["1.200", Number.NaN],
  ["12 34", Number.NaN],
  ["1,2,3", Number.NaN],
  ["1.5.2", Number.NaN],
  ["5²", Number.NaN],
  ["1½", Number.NaN],
  ["10⁻³", Number.NaN],
  ["12 m", Number.NaN],
  [`${"0".repeat(59)}7`, 7],
  [`${"0".repeat(90)}1200`, Number.NaN],
  [`1200${" ".repeat(90)}lb`, Number.NaN],
])("%j is the number %d", (typed, number) => {
  expect(typedNumber(typed)).toBe(number);
});

test.each([
  ["1,5 t", "kg", 1500],
  ["2000 lbs", "kg", 907.184_74],
  ["4 ft", "mm", 1219.2],
  ["4' 6\"", "mm", 1371.6],
  ["2.8m", "mm", 2800],
  ["1 200 mm", "mm", 1200],
  ["5 min", "s", 300],
  ["3.6 km/h", "m/s", 1],
  ["41 °F", "°C", 5],
  ["95%", "share", 0.95],
  ["180 %", "times", 1.8],
  ["2/min", "an hour", 120],
  ["60 pallets/h", "an hour", 60],
  ["45 moves an hour", "an hour", 45],
  ["1 train per minute", "an hour", 60],
  ["€45,000", "€", 45_000],
  ["45.000,00 €", "€", 45_000],
  ["45k", "€", 45_000],
] as const)("%j is %s, %d of them", (text, unit, value) => {
  expect(readTyped(text, unit)).toEqual({ value });
});

test.each([
  ["1.200", "mm", "must be clear: 1200 or 1.2"],
  ["1,500 m", "mm", "must be clear: 1500 or 1.5"],
  ["1 ton", "kg", "kg, g, t or lb"],
  ["12 34", "kg", "groups of three"],
] as const)("%j is no length or weight, and words say why", (text, unit, why) => {
  expect(readTyped(text, unit)).toEqual({ why: expect.stringContaining(why) });
});

test("other cells of a table decide what a comma or a point in one of them is", () => {
  expect(markOf(["1,200", "0,5"])).toBe(",");
  expect(markOf(["1.200", "12.25"])).toBe(".");
  expect(markOf(["1.200", "2,300"])).toBeUndefined();
  expect(readTyped("1,200", "mm" satisfies Unit, ",")).toEqual({ value: 1.2 });
  expect(readTyped("1.200", "mm", ",")).toEqual({ value: 1200 });
  expect(readTyped("1.200", "mm", ".")).toEqual({ value: 1.2 });
  expect(readTyped("0,200", "mm", { likely: "," })).toEqual({ value: 0.2 });
  expect(readTyped("1.125", "mm", { likely: "." })).toEqual({ value: 1.125 });
  expect(readTyped("1,200", "mm", { likely: "," })).toEqual({ why: expect.stringContaining("1200 or 1.2") });
});

test("any number that a program writes is read as itself", () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      expect(typedNumber(`${value}`)).toBe(value + 0);
    }),
  );
});
