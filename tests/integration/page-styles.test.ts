import { glob, readFile } from "node:fs/promises";
import { expect, test } from "vitest";

const client = "build/client";

/** Classes that the rules of a stylesheet name. */
const named = (rules: string) =>
  Array.from(rules.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g), ([, name = ""]) => name);

const read = (files: string[]) => Promise.all(files.map((file) => readFile(file, "utf8")));

/*
 * A section whose script comes later stands in the HTML from the start. Its rules must too: `handle` in the routes of
 * the home page and the planner names them.
 */
test("every class of a built page that any stylesheet knows has its rules in that page", async () => {
  const sheets = await Array.fromAsync(glob(`${client}/assets/*.css`));
  const known = new Set((await read(sheets.filter((file) => !file.includes("/print-")))).flatMap(named));
  expect(known.size).toBeGreaterThan(500);

  const pages = await Array.fromAsync(glob(`${client}/**/*.html`));
  expect(pages.length).toBeGreaterThan(50);
  const missing: string[] = [];
  for (const page of pages.sort()) {
    const html = await readFile(page, "utf8");
    const own = new Set(
      Array.from(html.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, rules = ""]) => rules).flatMap(named),
    );
    const used = Array.from(html.matchAll(/ class="([^"]+)"/g), ([, names = ""]) => names.split(" ")).flat();
    const bare = [...new Set(used)].filter((name) => known.has(name) && !own.has(name));
    if (bare.length > 0) missing.push(`${page}: ${bare.join(" ")}`);
  }
  expect(missing).toEqual([]);
});
