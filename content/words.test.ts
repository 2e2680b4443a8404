import { glob, readFile } from "node:fs/promises";
import { expect, test } from "vitest";

/** What reads as translated or says nothing, and what to write; docs/writing.md has the reasons. */
const banned: readonly [RegExp, string][] = [
  [/\bempty ways?\b/i, "empty travel"],
  [/\bways? of (?:the|an) order\b/i, "path of an order"],
  [/\border of the build\b|\bsequence of the build\b/i, "build sequence"],
  [/\bat equal height\b/i, "level, or on the level"],
  [/\bISO [\d-]+ asks\b/i, "requires"],
  [/\bin nobody's way\b/i, "where it blocks nobody"],
  [/\bshare[sd]? (?:\w+ )?out\b/i, "assign"],
  [/\banew\b/i, "again"],
  [/\bvehicles of other makes\b/i, "other manufacturers' vehicles"],
  [/\bpickup\b/i, "pick-up"],
  [/\b(?:cutting-edge|state-of-the-art|world-class|best-in-class|game-chang\w+|next-gen\w*)\b/i, "a figure"],
  [/\b(?:seamless\w*|revolutioni\w+|empower\w*|synerg\w+|leverag\w+|holistic\w*)\b/i, "what it does"],
  [/\b(?:unlock|supercharge|elevate)s? (?:your|the)\b/i, "what it does"],
];

test.each(banned)("no page says %s", async (word, better) => {
  const found: string[] = [];
  for (const [file, strings] of await copy())
    found.push(...strings.filter((text) => word.test(text)).map((text) => `${file}: "${text}" (${better})`));
  expect(found).toEqual([]);
});

test("at most one headline in ten counts things", async () => {
  const number = /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen)\b/i;
  const headlines = (await copy()).flatMap(([, , headlines]) => headlines);
  const counting = headlines.filter((headline) => number.test(headline));
  expect(headlines.length).toBeGreaterThan(100);
  expect(counting.length, counting.join("\n")).toBeLessThanOrEqual(headlines.length / 10);
});

/** Of each file with words for visitors: its strings that are sentences, and its headlines. */
async function copy() {
  const files: [file: string, strings: string[], headlines: string[]][] = [];
  for await (const file of glob("{content,vehicles}/**/*.ts")) {
    if (file.endsWith(".test.ts")) continue;
    const source = await readFile(file, "utf8");
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
