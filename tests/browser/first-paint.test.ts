import type { Page } from "playwright-core";
import { expect } from "vitest";
import { untilReady } from "#tests/support/browser.ts";
import { test } from "#tests/support/browser-test.ts";

const vehicle = "/products/mag-product?product=lifter";

/** Whether the last headings of a page are drawn. */
/** Whether every section is laid out; on paper, closings with nothing but a button are left out. */
const isWhole = (page: Page, { on = "screen" } = {}) =>
  page.evaluate(
    (isPaper) =>
      [...document.querySelectorAll("main h2")]
        .filter((heading) => !isPaper || heading.checkVisibility())
        .every((heading) => heading.checkVisibility({ contentVisibilityAuto: true })),
    on === "paper",
  );

/** A browser that draws no frame. */
const neverDraws = () => Object.assign(window, { requestAnimationFrame: () => 0 });

test.for([
  ["/", 375],
  ["/", 1440],
  [vehicle, 375],
  [vehicle, 1440],
] as const)(
  "%s at %i px is whole soon after its first paint, and nothing moved",
  async ([path, width], { visit }) => {
    const page = await visit(path, { isCold: true, isReady: false, viewport: { width, height: 900 } });
    await expect.poll(() => isWhole(page)).toBe(true);
    const shifts = await page.evaluate(() => {
      const observer = new PerformanceObserver(() => {});
      observer.observe({ type: "layout-shift", buffered: true });
      return observer.takeRecords().map((shift) => (shift as PerformanceEntry & { value: number }).value);
    });
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
  },
);

test("while its pictures load, a page is whole once it was drawn, and on paper even before", async ({
  visit,
  site,
}) => {
  const page = await visit("about:blank", { isCold: true });
  const held = await holdPictures(page);
  await page.addInitScript(neverDraws);
  await page.goto(site.origin, { waitUntil: "domcontentloaded" });
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
  expect(await isWhole(page)).toBe(false);
  await page.emulateMedia({ media: "print" });
  expect(await isWhole(page, { on: "paper" })).toBe(true);
  await page.emulateMedia({ media: "screen" });
  held.resolve();
  await page.waitForLoadState("load");
  expect(await isWhole(page)).toBe(true);

  const drawn = await visit("about:blank", { isCold: true });
  const others = await holdPictures(drawn);
  await drawn.goto(site.origin, { waitUntil: "domcontentloaded" });
  await expect.poll(() => isWhole(drawn)).toBe(true);
  expect(await drawn.evaluate(() => document.readyState)).toBe("interactive");
  others.resolve();
});

test("sections are laid out one by one, so that a press waits for one at most", async ({ visit, site }) => {
  const page = await visit("about:blank", { isCold: true });
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
});

test("a page that is reloaded, or opens at one of its parts, is laid out whole from the start", async ({
  visit,
  site,
}) => {
  const page = await visit("about:blank", { isCold: true });
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
});

test("a page opened by a link is drawn in the same way, and going back shows the one before whole", async ({
  visit,
}) => {
  const page = await visit("/", { isCold: true, isReady: false });
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
});

test("without script a page is whole", async ({ visit }) => {
  const page = await visit("/", { isCold: true, javaScriptEnabled: false });
  expect(await page.getByRole("button", { name: "Send message" }).isVisible()).toBe(true);
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
