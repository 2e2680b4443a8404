import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findViolations } from "#tests/support/axe.ts";
import { openPage, startBrowser, untilReady } from "#tests/support/browser.ts";
import { type Site, startSite } from "#tests/support/site.ts";

let site: Site;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), startBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

test.each([
  [375, "light"],
  [375, "dark"],
  [1280, "light"],
  [1280, "dark"],
] as const)(
  "axe finds nothing at %i px, %s, with all open and the form refused",
  async (width, colorScheme) => {
    const { page, close } = await openPage(browser, site.origin, {
      viewport: { width, height: 900 },
      colorScheme,
    });
    await untilReady(page);
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByText("Please check these fields").waitFor();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += 700) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);
      await page.waitForTimeout(50);
    }
    for (const question of await page.locator("details:not([name]) summary").all()) await question.click();
    await page.waitForTimeout(800);
    expect(await findViolations(page)).toEqual([]);
    await close();
  },
);
