import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { loader } from "./installed.ts";

test("the manifest's colours are the site's own", async () => {
  const { background_color, theme_color } = await loader().json();
  const tokens = await readFile("ui/tokens.css", "utf8");
  expect(tokens).toContain(`--paper: light-dark(${background_color},`);
  expect(tokens).toContain(`--mainGreen: ${theme_color};`);
});
