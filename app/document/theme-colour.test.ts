import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

test("the colour around the page is that of its paper, in each scheme", async () => {
  const [tokens, root] = await Promise.all(
    ["ui/tokens.css", "app/root.tsx"].map((path) => readFile(path, "utf8")),
  );
  const [, ...paper] = /--paper: light-dark\((#\w+), (#\w+)\)/.exec(tokens ?? "") ?? [];
  const told = Array.from(
    (root ?? "").matchAll(/name="theme-color" content="(#\w+)"/g),
    ([, colour]) => colour,
  );
  expect(paper).toHaveLength(2);
  expect(told).toEqual(paper);
});
