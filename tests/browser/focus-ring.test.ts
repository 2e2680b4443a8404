import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startBrowser, untilReady } from "#tests/support/browser.ts";
import { type Site, startSite } from "#tests/support/site.ts";
import { openWarmPage } from "#tests/support/warm-page.ts";

let site: Site;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), startBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

/* In the dark a photograph is dimmed by a filter, which lays it over the outline of what it stands in. */
test.each([
  ["/products/Mag", "light"],
  ["/products/Mag", "dark"],
  ["/products/mag-product?product=fork", "light"],
  ["/products/mag-product?product=fork", "dark"],
] as const)("a picture of %s that has the focus shows it, %s", async (path, colorScheme) => {
  const { page, close } = await openWarmPage(browser, site.origin + path, {
    colorScheme,
    reducedMotion: "reduce",
  });
  await untilReady(page);
  const unseen: string[] = [];
  const controls = page.locator("main :is(a, button):has(picture)").filter({ visible: true });
  expect(await controls.count()).toBeGreaterThan(5);
  await page.keyboard.press("Shift");
  for (const control of await controls.all()) {
    await control.scrollIntoViewIfNeeded();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    const around = await placeAround(control);
    const before = await page.screenshot({ clip: around });
    await control.focus();
    const name = await control.evaluate((element) => element.outerHTML.slice(0, 80));
    if (before.equals(await page.screenshot({ clip: around }))) unseen.push(name);
  }
  expect(unseen).toEqual([]);
  await close();
});

/** With room for a ring outside. */
async function placeAround(control: Locator) {
  const room = 8; /* CSS pixels */
  const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x - room, y: y - room, width: width + 2 * room, height: height + 2 * room };
}
