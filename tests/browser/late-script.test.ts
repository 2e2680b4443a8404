import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { timings } from "#app/timings.ts";
import { openPage, startBrowser, untilReady } from "#tests/support/browser.ts";
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

const phone = { width: 375, height: 800 };

test("a page that nobody touches fetches its script two seconds after it stands, and does not run it", async () => {
  const { page, close, checkConsole } = await openPage(browser, site.origin, { viewport: phone });
  await expect.poll(() => fetchedScripts(page), { timeout: 10_000 }).not.toEqual([]);
  const afterLoad = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const scripts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
    return Math.min(...scripts.map(({ startTime }) => startTime)) - (navigation?.loadEventStart ?? 0);
  });
  expect(afterLoad).toBeGreaterThanOrEqual(timings.prefetchDelay - 50);
  await page.waitForTimeout(1000);
  expect(await page.locator("html[data-ready], script[type=module]").count()).toBe(0);
  checkConsole();
  await close();
});

test("a visitor who saves data has nothing fetched ahead", async () => {
  const { page, close } = await openPage(browser, `${site.origin}/terms`, {
    viewport: phone,
    beforeScripts: () => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    },
  });
  await page.waitForTimeout(timings.prefetchDelay + 1000);
  expect(await fetchedScripts(page)).toEqual([]);
  await close();
});

test.each([
  ["a mouse that moves while the page comes brings the script", "DOMContentLoaded", 4, 1],
  ["a mouse that rests where the page comes brings none", "DOMContentLoaded", 0, 0],
  ["a mouse that rests where something is drawn brings none", "load", 0, 0],
] as const)("%s", async (_, moment, movementX, scripts) => {
  const context = await browser.newContext({ viewport: phone });
  const page = await context.newPage();
  await page.addInitScript(
    ([moment, movementX]) => {
      const move = () => dispatchEvent(new PointerEvent("pointermove", { movementX }));
      addEventListener(moment, () => setTimeout(move));
    },
    [moment, movementX] as const,
  );
  await page.goto(`${site.origin}/terms`);
  await page.waitForTimeout(timings.prefetchDelay / 2);
  expect(await page.locator("html[data-ready]").count()).toBe(scripts);
  await context.close();
});

test.each<[string, (page: Page) => Promise<unknown>]>([
  ["a touch", (page) => page.evaluate(() => dispatchEvent(new Event("touchstart")))],
  ["a mouse", (page) => page.mouse.move(200, 300)],
  ["a wheel", (page) => page.mouse.wheel(0, 100)],
  ["a key", (page) => page.keyboard.press("Shift")],
])("%s brings the script at once", async (_, act) => {
  const { page, close } = await openWarmPage(browser, `${site.origin}/terms`, { viewport: phone });
  expect(await page.locator("html[data-ready]").count()).toBe(0);
  await act(page);
  await page.waitForSelector("html[data-ready]", { timeout: 4000 });
  await close();
});

test("a part that keeps text or moves by itself loads the script once it is in view", async () => {
  const contact = await openPage(browser, `${site.origin}/contact`);
  await contact.page.waitForSelector("html[data-ready]");
  await contact.close();
  const vehicle = await openPage(browser, `${site.origin}/products/mag-product?product=fork`, {
    viewport: { width: 800, height: 10_000 },
  });
  await vehicle.page.getByRole("button", { name: "Pause" }).waitFor();
  await vehicle.close();
});

describe("before the script has come", () => {
  test("a tap opens a phone's menu, and its close button has the focus", async () => {
    const { page, close } = await openWithScriptHeld("/terms", { viewport: phone, hasTouch: true });
    await page.getByRole("button", { name: "Open menu" }).tap();
    await page.getByRole("navigation", { name: "Main" }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe("Close menu");
    await close();
  });

  test("a dropdown under a resting mouse opens once the script has loaded", async () => {
    const { page, release, close } = await openWithScriptHeld("/terms");
    await page.locator("header summary", { hasText: "Resources" }).hover();
    release();
    await page.getByRole("banner").getByRole("link", { name: "Podcasts" }).waitFor();
    await close();
  });

  test("a click that needs the script is repeated once it has loaded", async () => {
    const { page, release, close } = await openWithScriptHeld("/products/mag-product?product=fork");
    await page.getByRole("button", { name: "Next image" }).click();
    release();
    await page.getByText("2 / 5").waitFor();
    await close();
  });

  test("a click whose script never loads acts as without script", async () => {
    const { page, close } = await openWithScriptHeld("/products/mag-product?product=fork");
    await page.getByRole("link", { name: "Full screen" }).first().click();
    await page.waitForURL(/\.avif$/);
    await close();
  });
});

test("nothing breaks the Content-Security-Policy, on a built page and on one rendered now", async () => {
  for (const path of ["/", "/products/mag-product?product=lifter", "/search?q=fork"]) {
    const { page, close, checkConsole } = await openWarmPage(browser, site.origin + path);
    await untilReady(page);
    checkConsole();
    await close();
  }
  const { page, close, checkConsole } = await openWarmPage(browser, `${site.origin}/nowhere`, {
    expectedErrors: [/status of 404/],
  });
  await page.getByRole("heading", { level: 1, name: "Page not found" }).waitFor();
  checkConsole();
  await close();
});

test("without script the page works, and no script is fetched", async () => {
  const { page, close } = await openWarmPage(browser, `${site.origin}/products/syncos`, {
    javaScriptEnabled: false,
  });
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("SyncOS");
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Careers");
  await close();
});

/** Paths of all scripts that the page has fetched. */
function fetchedScripts(page: Page) {
  return page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith(".js")),
  );
}

/** Opens a page whose script is held back until `release`. */
async function openWithScriptHeld(path: string, options: BrowserContextOptions = {}) {
  const { page, close } = await openWarmPage(browser, "about:blank", options);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(site.origin + path);
  return { page, release, close };
}
