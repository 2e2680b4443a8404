import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findLowContrast, findViolations } from "#tests/support/axe.ts";
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

test.each([375, 1280])(
  "axe finds nothing at %i px, light or dark, with all open and the form refused",
  async (width) => {
    const { page, close } = await openPage(browser, site.origin, {
      viewport: { width, height: 900 },
      colorScheme: "light",
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
    await untilStill(page);
    expect(await findViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    await untilStill(page);
    expect(await findLowContrast(page)).toEqual([]);
    await close();
  },
);

/** Waits until only endless animations are left. */
async function untilStill(page: Page) {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect, playState }) => {
      const endless = effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
      return endless || playState !== "running";
    }),
  );
}
