import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
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

const vehicle = "/products/mag-product?product=lifter";

/** Whether the last headings of a page are drawn. */
const isWhole = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main h2")].every((heading) =>
      heading.checkVisibility({ contentVisibilityAuto: true }),
    ),
  );

/** A browser that never has a moment of its own. */
const neverIdle = () => Object.assign(window, { requestIdleCallback: () => 0 });

test.each([
  ["/", 375],
  ["/", 1440],
  [vehicle, 375],
  [vehicle, 1440],
])("%s at %i px is whole soon after its first paint, and nothing moved", async (path, width) => {
  const { page, close, checkConsole } = await openPage(browser, site.origin + path, {
    viewport: { width, height: 900 },
  });
  await expect.poll(() => isWhole(page)).toBe(true);
  const shifts = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    return observer.takeRecords().map((shift) => (shift as PerformanceEntry & { value: number }).value);
  });
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
  checkConsole();
  await close();
});

test.each<[string, (page: Page) => Promise<unknown>]>([
  ["scrolls", (page) => page.mouse.wheel(0, 100)],
  ["uses a key", (page) => page.keyboard.press("Tab")],
  ["prints", (page) => page.emulateMedia({ media: "print" })],
])("a page whose browser is busy is whole at once for somebody who %s", async (_, act) => {
  const { page, close } = await openPage(browser, site.origin, { beforeScripts: neverIdle });
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
  expect(await isWhole(page)).toBe(false);
  await act(page);
  await expect.poll(() => isWhole(page)).toBe(true);
  await close();
});

test("a page that is reloaded, or opens at one of its parts, is laid out whole", async () => {
  const { page, close } = await openPage(browser, site.origin, { beforeScripts: neverIdle });
  await page.reload();
  expect(await isWhole(page)).toBe(true);
  await close();
  const part = await openPage(browser, `${site.origin}/#contact`, { beforeScripts: neverIdle });
  expect(await isWhole(part.page)).toBe(true);
  expect(await part.page.locator("#contact").boundingBox()).toMatchObject({ y: expect.closeTo(0, -3) });
  await part.close();
});

test("a page that a link leads to is drawn in the same way, and the one before is come back to whole", async () => {
  const { page, close } = await openPage(browser, site.origin, { beforeScripts: neverIdle });
  await page.mouse.wheel(0, 3000);
  await page.waitForFunction(() => scrollY > 2900);
  await untilReady(page);
  await page.evaluate(() => document.querySelector<HTMLElement>("a[href='/products/syncos']")?.click());
  await page.waitForURL("**/products/syncos");
  await page.getByRole("heading", { level: 1, name: "SyncOS" }).waitFor();
  expect(await isWhole(page)).toBe(false);
  await page.goBack();
  await page.waitForFunction(() => scrollY > 2900);
  expect(await isWhole(page)).toBe(true);
  await close();
});

test("without script, and where a browser knows no idle moments, a page is whole", async () => {
  const { page, close } = await openPage(browser, site.origin, { javaScriptEnabled: false });
  expect(await page.getByRole("button", { name: "Send message" }).isVisible()).toBe(true);
  await close();
  const old = await openPage(browser, site.origin, {
    beforeScripts: () => Object.assign(window, { requestIdleCallback: undefined }),
  });
  expect(await isWhole(old.page)).toBe(true);
  await old.close();
});
