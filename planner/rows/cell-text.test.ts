import { expect, test } from "vitest";
import { cellText } from "./cell-text.ts";

test.each([
  ["=1+1", "'=1+1"],
  ["+91", "'+91"],
  ["-1", "'-1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "'\t'=1"],
  ["\r=1", "'\r'=1"],
  ["Hello;=1+1", "Hello;'=1+1"],
  ['Hello;"=1+1"', `Hello;'"=1+1"`],
  ["Hello; =1+1", "Hello;' =1+1"],
  ["two\r\n=lines", "two\r\n'=lines"],
  ["two\n@lines;-and;+cells", "two\n'@lines;'-and;'+cells"],
  ["Hello;\uFF1D1", "Hello;'\uFF1D1"],
  ["a+b=c; d-e", "a+b=c; d-e"],
  ["plain, with a comma", "plain, with a comma"],
])("%j becomes %j", (value, cell) => {
  expect(cellText(value)).toBe(cell);
});

test("no cell of any separator begins a formula, whatever was sent", () => {
  const pieces = ["=", "+", "-", "@", ";", "\t", "\n", "\r", '"', "'", " ", "x", "1"];
  const values = Array.from({ length: 20_000 }, (_, seed) =>
    Array.from({ length: 6 }, (_, place) => pieces[(seed * 7 ** (place + 1) + place) % 13]).join(""),
  );
  const begun = values.filter((value) =>
    cellText(value)
      .split(/[;\t\r\n]/)
      .some((cell) => /^[ "]*[=+\-@]/.test(cell)),
  );
  expect(begun).toEqual([]);
});
