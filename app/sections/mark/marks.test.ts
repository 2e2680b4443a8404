import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { customers } from "#content/company/customers.ts";
import { partnerMarks } from "#content/company/partners.ts";

const svg = await readFile(new URL("marks.svg", import.meta.url), "utf8");
const signs = new Map(
  Array.from(svg.matchAll(/<symbol id="(\w+)".*?>(.*)<\/symbol>/g), ([, id, drawn]) => [id, drawn]),
);

test("each customer and partner has a name and a sign of its own", () => {
  const all = [...customers, ...partnerMarks];
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  expect(all.map(({ id }) => id).sort()).toEqual([...signs.keys()].sort());
  expect(new Set(signs.values()).size).toBe(all.length);
});

test("a sign takes the colour of the text around it, and brings none", () => {
  expect(svg).not.toMatch(/#[0-9a-f]{3}|rgb|<style/i);
  for (const [, colour] of svg.matchAll(/(?:fill|stroke)="([^"]+)"/g))
    expect(["none", "currentColor"]).toContain(colour);
});
