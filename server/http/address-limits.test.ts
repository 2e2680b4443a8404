import { expect, test } from "vitest";
import { refusalOf } from "./address-limits.ts";

const site = "http://site.example";

test.each([
  "/",
  "/products/mag-product?product=fork",
  "/search?q=%E2%82%AC",
  `/${"a".repeat(1000)}`,
  `/staff?search=${"%F0%9F%A6%95".repeat(200)}`,
  `/planner?plan=1.${"a".repeat(6000)}`,
  `/planner.data?plan=1.${"a".repeat(6000)}`,
])("lets what a page may have pass: %s", (address) => {
  expect(refusalOf(site + address)).toBeUndefined();
});

test.each([
  ["a long path", `/${"a".repeat(2000)}`],
  ["a deep path", `/${"a/".repeat(17)}`],
  ["a path that is no UTF-8", "/%E0%A4%A"],
  ["a path with U+0000", "/a%00"],
])("finds nothing at %s", (_, address) => {
  expect(refusalOf(site + address)).toBe(404);
  expect(refusalOf(`${site}${address}?q=x`)).toBe(404);
});

test.each([
  ["a long query", `/?q=${"a".repeat(4100)}`],
  ["a long plan", `/planner?plan=${"a".repeat(7000)}`],
  ["many parameters", `/?${"a&".repeat(100)}`],
])("refuses %s", (_, address) => {
  expect(refusalOf(site + address)).toBe(414);
});
