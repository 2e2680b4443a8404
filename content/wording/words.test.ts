import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { bannedWords, counts } from "#tests/support/copy.ts";

test.each(bannedWords)("no page says %s", async (word, better) => {
  const found: string[] = [];
  for (const [file, strings] of copy())
    found.push(...strings.filter((text) => word.test(text)).map((text) => `${file}: "${text}" (${better})`));
  expect(found).toEqual([]);
});

test("at most one headline in ten counts things", async () => {
  const headlines = copy().flatMap(([, , headlines]) => headlines);
  const counting = headlines.filter((headline) => counts.test(headline));
  expect(headlines.length).toBeGreaterThan(100);
  expect(counting.length, counting.join("\n")).toBeLessThanOrEqual(headlines.length / 10);
});

/** Of each file with words for visitors: its strings that are sentences, and its headlines. */
function copy() {
  const files: [file: string, strings: string[], headlines: string[]][] = [];
  for (const file of globSync("{content,vehicles}/**/*.ts")) {
    if (file.endsWith(".test.ts")) continue;
    const source = readFileSync(file, "utf8");
    const strings = [...source.matchAll(/"([^"\n]*)"|`([^`]*)`/g)].map(
      ([, quoted, template]) => quoted ?? template ?? "",
    );
    const headlines = [...source.matchAll(/\b(?:\w*[hH]eadline|heading): ["`]([^"`]+)["`]/g)].map(
      ([, headline = ""]) => headline,
    );
    files.push([file, strings.filter((text) => text.includes(" ")), headlines]);
  }
  return files;
}
