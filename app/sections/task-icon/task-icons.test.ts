import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { softwarePages } from "#content/products/software-pages.ts";
import { useCases } from "#content/tasks/use-cases.ts";

const svg = await readFile(new URL("task-icons.svg", import.meta.url), "utf8");
const icons = Array.from(svg.matchAll(/<symbol id="([\w-]+)" (.*?)>(.*)<\/symbol>/g));

test("every capability and every use case has an icon, and no icon is left over", () => {
  const capabilities = softwarePages.flatMap((page) => page.capabilities.map(({ name }) => name));
  const named = [...capabilities, ...useCases.map(({ icon }) => icon)];
  const drawn = icons.map(([, id]) => id);
  expect(new Set(drawn)).toEqual(new Set(named));
  expect(new Set(icons.map(([, , , strokes]) => strokes)).size).toBe(drawn.length);
});

test("all icons have one box, one stroke and no colour of their own", () => {
  expect(new Set(icons.map(([, , look]) => look))).toEqual(
    new Set(['viewBox="0 0 48 48" fill="none" stroke="currentColor" stroke-width="2"']),
  );
});
