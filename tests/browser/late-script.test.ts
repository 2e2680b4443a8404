import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPage, startBrowser } from "#tests/support/browser.ts";
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

test("script is fetched only after the largest paint and the load event", async () => {
  const { page, close, checkConsole } = await openPage(browser, site.origin);
  await page.waitForSelector("html[data-ready]");
  const times = await page.evaluate(async () => {
    const paints = await new Promise<PerformanceEntryList>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type: "largest-contentful-paint",
        buffered: true,
      });
    });
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const scripts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
    return {
      largestPaint: paints.at(-1)?.startTime ?? 0,
      load: navigation?.loadEventStart ?? 0,
      firstScript: Math.min(...scripts.map(({ startTime }) => startTime)),
    };
  });
  expect(times.firstScript).toBeGreaterThan(times.largestPaint);
  expect(times.firstScript).toBeGreaterThan(times.load);
  checkConsole();
  await close();
});

test("a touch brings the script at once", async () => {
  const { page, close } = await openPage(browser, `${site.origin}/terms`, {
    viewport: { width: 375, height: 800 },
  });
  await page.evaluate(() => dispatchEvent(new Event("touchstart")));
  await page.waitForSelector("html[data-ready]", { timeout: 1500 });
  await close();
});

test("nothing breaks the Content-Security-Policy, on a built page and on one rendered now", async () => {
  for (const path of ["/", "/products/mag-product?product=lifter", "/search?q=fork"]) {
    const { page, close, checkConsole } = await openPage(browser, site.origin + path);
    await page.waitForSelector("html[data-ready]");
    checkConsole();
    await close();
  }
  const { page, close, checkConsole } = await openPage(browser, `${site.origin}/nowhere`, {
    expectedErrors: [/status of 404/],
  });
  await page.getByRole("heading", { level: 1, name: "Page not found" }).waitFor();
  checkConsole();
  await close();
});

test("without script the page is there, and no script is fetched", async () => {
  const { page, close } = await openPage(browser, `${site.origin}/products/syncos`, {
    javaScriptEnabled: false,
  });
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("From order to mission");
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Build things that move");
  await close();
});
