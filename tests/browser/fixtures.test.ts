import { expect } from "vitest";
import { test } from "#tests/support/browser-test.ts";

const plant = () => console.error("planted");

test.fails("an error on the console fails a test by itself", async ({ visit }) => {
  const page = await visit("/privacy");
  await page.evaluate(plant);
});

test("an expected error does not", async ({ visit }) => {
  const page = await visit("/privacy", { expectedErrors: [/^planted$/] });
  await page.evaluate(plant);
  expect(await page.title()).toContain("Privacy");
});
