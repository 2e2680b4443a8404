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

/** A browser that draws no frame. */
const neverDraws = () => Object.assign(window, { requestAnimationFrame: () => 0 });

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

test("while its pictures load, a page is whole once it was drawn, and on paper even before", async () => {
  const { page, close } = await openPage(browser, "about:blank");
  const held = await holdPictures(page);
  await page.addInitScript(neverDraws);
  await page.goto(site.origin, { waitUntil: "domcontentloaded" });
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
  expect(await isWhole(page)).toBe(false);
  await page.emulateMedia({ media: "print" });
  expect(await isWhole(page)).toBe(true);
  await page.emulateMedia({ media: "screen" });
  held.resolve();
  await page.waitForLoadState("load");
  expect(await isWhole(page)).toBe(true);
  await close();

  const drawn = await openPage(browser, "about:blank");
  const others = await holdPictures(drawn.page);
  await drawn.page.goto(site.origin, { waitUntil: "domcontentloaded" });
  await expect.poll(() => isWhole(drawn.page)).toBe(true);
  expect(await drawn.page.evaluate(() => document.readyState)).toBe("interactive");
  others.resolve();
  await drawn.close();
});

test("sections are laid out one by one, so that a press waits for one at most", async () => {
  const { page, close } = await openPage(browser, "about:blank");
  await page.addInitScript(() => {
    const together: number[] = [];
    new MutationObserver((changes) => together.push(changes.length)).observe(document, {
      subtree: true,
      attributeFilter: ["data-drawn"],
    });
    Object.assign(window, { together });
  });
  await page.goto(site.origin);
  await expect.poll(() => isWhole(page)).toBe(true);
  const together = await page.evaluate(() => (window as Window & { together?: number[] }).together ?? []);
  expect(together.length).toBeGreaterThan(5);
  expect(Math.max(...together)).toBe(1);
  await close();
});

test("a page that is reloaded, or opens at one of its parts, is laid out whole from the start", async () => {
  const { page, close } = await openPage(browser, "about:blank");
  const held = await holdPictures(page);
  await page.addInitScript(neverDraws);
  await page.goto(site.origin, { waitUntil: "domcontentloaded" });
  await page.reload({ waitUntil: "domcontentloaded" });
  expect(await isWhole(page)).toBe(true);
  await page.goto("about:blank");
  await page.goto(`${site.origin}/#contact`, { waitUntil: "domcontentloaded" });
  expect(await isWhole(page)).toBe(true);
  expect(await page.locator("html").getAttribute("data-drawing")).toBeNull();
  held.resolve();
  await close();
});

test("a page opened by a link is drawn in the same way, and going back shows the one before whole", async () => {
  const { page, close } = await openPage(browser, site.origin);
  await page.mouse.wheel(0, 3000);
  await page.waitForFunction(() => scrollY > 2900);
  await untilReady(page);
  const wasWhole = await page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const look = () => {
          const next = document.querySelector("main h2#benefits, main #benefits");
          if (next) resolve(next.checkVisibility());
        };
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
        document.querySelector<HTMLElement>("a[href='/products/syncos']")?.click();
      }),
  );
  expect(wasWhole).toBe(false);
  await expect.poll(() => isWhole(page)).toBe(true);
  expect(await page.locator("html").getAttribute("data-drawing")).toBeNull();
  await page.goBack();
  await page.waitForFunction(() => scrollY > 2900);
  expect(await isWhole(page)).toBe(true);
  await close();
});

test("without script a page is whole", async () => {
  const { page, close } = await openPage(browser, site.origin, { javaScriptEnabled: false });
  expect(await page.getByRole("button", { name: "Send message" }).isVisible()).toBe(true);
  await close();
});

/** Holds back the page's pictures, and so its load event, until released. */
async function holdPictures(page: Page) {
  const held = Promise.withResolvers<void>();
  await page.route("**/*.avif", async (route) => {
    await held.promise;
    await route.continue().catch(() => {});
  });
  return held;
}
