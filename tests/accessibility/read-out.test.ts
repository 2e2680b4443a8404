import type { Page } from "playwright-core";
import { expect } from "vitest";
import { readOut } from "#tests/support/read-out.ts";
import { test } from "#tests/support/staff-pages-test.ts";
import { untilSettled } from "#tests/support/stays.ts";

/*
 * Compares what a screen reader says, and the stops of the Tab key, with the texts in tests/accessibility/read-outs.
 * After an intended change, this command updates the texts; read the difference before you commit it:
 * npm test -- --project browser tests/accessibility/read-out -u
 */

/** Header and footer are read out once, with the home page. */
test.for([
  ["home", "/", "body"],
  ["vehicle", "/products/mag-product?product=fork", "main"],
  ["contact", "/contact", "main"],
] as const)("the page is read out as it was: %s", async ([name, path, part], { visit }) => {
  const page = await visit(path, { isCold: true, reducedMotion: "reduce" });
  await showAll(page);
  const text = await readOut(page, part);
  await expect(text).toMatchFileSnapshot(fileOf(name));
  expect(isInOrder(text)).toBe(true);
});

test.for([
  ["desk", () => "/staff"],
  ["ticket", (reference) => `/staff/enquiries/${reference}`],
  ["editor", () => "/native-blogs/new"],
] satisfies [string, (reference: string) => string][])(
  "the staff's page is read out as it was: %s",
  async ([name, path], { visitAs, admin, staffPages }) => {
    const isEditor = name === "editor";
    const options = { isCold: true, isReady: isEditor, timezoneId: "UTC" };
    const page = await visitAs(admin, path(staffPages.reference), options);
    if (isEditor) await page.getByRole("textbox", { name: "Title" }).waitFor();
    const text = withoutTimes(await readOut(page));
    await expect(text).toMatchFileSnapshot(fileOf(name));
    expect(isInOrder(text)).toBe(true);
  },
);

const fileOf = (name: string) => `./read-outs/${name}.txt`;

/** Scrolls through the page, because parts load their script when they come near the window. */
async function showAll(page: Page) {
  await page.evaluate(async () => {
    for (const section of document.querySelectorAll("main section")) {
      section.scrollIntoView({ behavior: "instant" });
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
    scrollTo({ top: 0, behavior: "instant" });
  });
  await page.waitForLoadState("networkidle");
  /* Late parts have loaded then, and those shown only further down are gone. */
  await untilSettled(() => page.locator("body").ariaSnapshot(), 1000);
}

/** Checks that the Tab key follows the reading order. */
function isInOrder(text: string) {
  const stops = Array.from(text.split("Reached by")[0]?.matchAll(/^ *(\d+) {2}/gm) ?? [], ([, stop]) =>
    Number(stop),
  );
  return stops.length > 3 && stops.every((stop, index) => index === 0 || stop > (stops[index - 1] ?? 0));
}

/** Removes what differs from run to run. */
function withoutTimes(text: string) {
  return text
    .replaceAll(/MR-[0-9A-Z]{4}-[0-9A-Z]{4}/g, "MR-…")
    .replaceAll(/\d{1,2} \w{3,9} \d{4}, \d\d:\d\d( UTC)?/g, "(a time)")
    .replaceAll(/\b\d+ min\b/g, "(some minutes)");
}
