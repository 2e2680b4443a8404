import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { timings } from "#app/timings.ts";
import { test } from "#tests/support/browser-test.ts";
import { held } from "#tests/support/held.ts";
import { expectStays } from "#tests/support/stays.ts";
import type { Visit, VisitOptions } from "#tests/support/visits.ts";

const phone = { width: 375, height: 800 };

test("a page that nobody touches fetches its script two seconds after it stands, and does not run it", async ({
  visit,
}) => {
  const page = await visit("/", { isCold: true, isReady: false, viewport: phone });
  await expect.poll(() => fetchedScripts(page), { timeout: 10_000 }).not.toEqual([]);
  const afterLoad = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const scripts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
    return Math.min(...scripts.map(({ startTime }) => startTime)) - (navigation?.loadEventStart ?? 0);
  });
  expect(afterLoad).toBeGreaterThanOrEqual(timings.prefetchDelay - 50);
  await expectStays(() => page.locator("html[data-ready], script[type=module]").count(), 0, 1000);
});

test("a visitor who saves data has nothing fetched ahead", async ({ visit }) => {
  const page = await visit("/terms", {
    isCold: true,
    isReady: false,
    viewport: phone,
    beforeScripts: () => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    },
  });
  await expectStays(() => fetchedScripts(page), [], timings.prefetchDelay + 1000);
});

test.for([
  ["a mouse that moves while the page comes brings the script", "DOMContentLoaded", 4, 1],
  ["a mouse that rests where the page comes brings none", "DOMContentLoaded", 0, 0],
  ["a mouse that rests where something is drawn brings none", "load", 0, 0],
] as const)("%s", async ([_, moment, movementX, scripts], { visit }) => {
  const page = await visit("/terms", {
    isCold: true,
    isReady: false,
    viewport: phone,
    arrange: (page) =>
      page.addInitScript(
        ([moment, movementX]) => {
          const move = () => dispatchEvent(new PointerEvent("pointermove", { movementX }));
          addEventListener(moment, () => setTimeout(move));
        },
        [moment, movementX] as const,
      ),
  });
  const ready = () => page.locator("html[data-ready]").count();
  await expect.poll(ready).toBe(scripts);
  await expectStays(ready, scripts, timings.prefetchDelay / 2);
});

test.for<[string, (page: Page) => Promise<unknown>]>([
  ["a touch", (page) => page.evaluate(() => dispatchEvent(new Event("touchstart")))],
  ["a mouse", (page) => page.mouse.move(200, 300)],
  ["a wheel", (page) => page.mouse.wheel(0, 100)],
  ["a key", (page) => page.keyboard.press("Shift")],
])("%s brings the script at once", async ([_, act], { visit }) => {
  const page = await visit("/terms", { isReady: false, viewport: phone });
  expect(await page.locator("html[data-ready]").count()).toBe(0);
  await act(page);
  await page.waitForSelector("html[data-ready]", { timeout: 4000 });
});

test("a part that keeps text or moves by itself loads the script once it is in view", async ({ visit }) => {
  const contact = await visit("/contact", { isCold: true, isReady: false });
  await contact.waitForSelector("html[data-ready]");
  const vehicle = await visit("/products/mag-product?product=fork", {
    isCold: true,
    isReady: false,
    viewport: { width: 800, height: 10_000 },
  });
  await vehicle.getByRole("button", { name: "Pause" }).waitFor();
});

describe("before the script has come", () => {
  test("a tap opens a phone's menu, and its close button has the focus", async ({ visit }) => {
    const { page } = await openWithScriptHeld(visit, "/terms", { viewport: phone, hasTouch: true });
    await page.getByRole("button", { name: "Open menu" }).tap();
    await page.getByRole("navigation", { name: "Main" }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe("Close menu");
  });

  test("a dropdown under a resting mouse opens once the script has loaded", async ({ visit }) => {
    const { page, release } = await openWithScriptHeld(visit, "/terms");
    await page.locator("header summary", { hasText: "Resources" }).hover();
    release();
    await page.getByRole("banner").getByRole("link", { name: "Podcasts" }).waitFor();
  });

  test("a click that needs the script is repeated once it has loaded", async ({ visit }) => {
    const { page, release } = await openWithScriptHeld(visit, "/products/mag-product?product=fork");
    await page.getByRole("button", { name: "Next image" }).click();
    release();
    await page.getByText("2 / 5").waitFor();
  });

  test("a button of a part whose own script comes later is answered as well", async ({ visit }) => {
    const { page, release } = await openWithScriptHeld(visit, "/planner");
    await page.getByRole("button", { name: "Draw the floor" }).click();
    release();
    await page.getByRole("group", { name: "Floor to draw on" }).waitFor({ timeout: 20_000 });
  });

  test("a click whose script never loads acts as without script", async ({ visit }) => {
    const { page } = await openWithScriptHeld(visit, "/products/mag-product?product=fork");
    await page.getByRole("link", { name: "Full screen" }).first().click();
    await page.waitForURL(/\.avif$/);
  });
});

test("nothing breaks the Content-Security-Policy, on a built page and on one rendered now", async ({
  visit,
}) => {
  for (const path of ["/", "/products/mag-product?product=lifter", "/search?q=fork"]) {
    const _page = await visit(path);
  }
  const page = await visit("/nowhere", { isReady: false, expectedErrors: [/status of 404/] });
  await page.getByRole("heading", { level: 1, name: "Page not found" }).waitFor();
});

test("without script the page works, and no script is fetched", async ({ visit }) => {
  const page = await visit("/products/syncos", {
    javaScriptEnabled: false,
  });
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("SyncOS");
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Careers");
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
async function openWithScriptHeld(visit: Visit, path: string, options: VisitOptions = {}) {
  const { holdOn, release } = held("**/assets/*.js");
  const page = await visit(path, { isReady: false, arrange: holdOn, ...options });
  return { page, release };
}
