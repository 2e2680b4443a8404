import { expect, test } from "vitest";
import { itemHtml, itemParts, itemWords, linkInItem } from "./item-links.ts";

test.each([
  ["See [the plan](/planner) first", "See the plan first", "/planner"],
  ["[Mail](mailto:a@b.example)", "Mail", "mailto:a@b.example"],
  [
    "As they say [[1]](https://site.example/a?b=1&c=2#d)",
    "As they say [1]",
    "https://site.example/a?b=1&c=2#d",
  ],
])("%s", (item, words, address) => {
  expect(itemWords(item)).toBe(words);
  expect(itemParts(item).find((part) => part.address)?.address).toBe(address);
});

test.each([
  "[x] (y)",
  "[x](javascript:alert(1))",
  "[x](data:text/html,a)",
  "[x](//evil.example)",
  "[x]()",
  "a](b",
])("%s stays words", (item) => {
  expect(itemParts(item)).toEqual([{ words: item }]);
  expect(itemHtml(item)).not.toContain("<a");
});

test.each([
  ["the plan", "https://site.example/plan"],
  ["[1]", "https://site.example/a_(b)"],
  ["a ] b", "/contact"],
  ["a [b [c]] d", "https://site.example/with space"],
])("%s is written so that it is read", (words, address) => {
  const [first, ...rest] = itemParts(linkInItem(` ${words} `, address));
  expect(rest).toHaveLength(2);
  expect(first?.words).toBe(" ");
  expect(rest[0]?.address?.replaceAll(/%28|%29|%20/g, decodeURIComponent)).toBe(address);
  expect(rest[0]?.words.replaceAll(/[()[\]]/g, "")).toBe(words.replaceAll(/[()[\]]/g, ""));
});

test("an item's HTML holds its links, escaped, and nothing else", () => {
  expect(itemHtml('<b> & [a "b"](https://site.example/?a=1&b="2")')).toBe(
    '&lt;b&gt; &amp; <a href="https://site.example/?a=1&amp;b=%222%22" rel="noopener nofollow">a &quot;b&quot;</a>',
  );
});

test("many brackets and spaces cost no time", () => {
  const began = performance.now();
  for (const unit of ["[", "[]", "[a](", "[[a]", "]("]) itemParts(unit.repeat(2000));
  linkInItem(`a${" ".repeat(30_000)}b`, "/contact");
  expect(performance.now() - began).toBeLessThan(500);
});
