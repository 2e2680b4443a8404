import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startBrowser } from "#tests/support/browser.ts";
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

test("a window that another test has closed is used again, and keeps nothing of it", async () => {
  const first = await openWarmPage(browser, `${site.origin}/terms`, {
    viewport: { width: 375, height: 700 },
  });
  await first.page.evaluate(async () => {
    /* biome-ignore lint/suspicious/noDocumentCookie: the cookie store is for secure pages */
    document.cookie = "kept=1";
    localStorage.setItem("kept", "1");
    addEventListener("pagehide", () => sessionStorage.setItem("kept", "1"));
    await new Promise((resolve) => {
      indexedDB.open("kept").onsuccess = resolve;
    });
  });
  await first.page.route("**/*", (route) => route.abort());
  await first.page.emulateMedia({ media: "print", colorScheme: "dark" });
  await first.page.context().setOffline(true);
  await first.close();

  const second = await openWarmPage(browser, `${site.origin}/terms`);
  expect(second.page).toBe(first.page);
  const found = await second.page.evaluate(async () => ({
    cookie: document.cookie,
    stored: { ...localStorage, ...sessionStorage },
    databases: (await indexedDB.databases()).map(({ name }) => name),
    /* The window's empty page, and this one. */
    history: history.length,
    width: innerWidth,
    isDark: matchMedia("(prefers-color-scheme: dark)").matches,
    isPrint: matchMedia("print").matches,
  }));
  expect(found).toEqual({
    cookie: "",
    stored: {},
    databases: [],
    history: 2,
    width: 1280,
    isDark: false,
    isPrint: false,
  });
  second.checkConsole();
  await second.close();
});

test("two pages that are open at the same time have a window each", async () => {
  const [first, second] = [
    await openWarmPage(browser, `${site.origin}/terms`),
    await openWarmPage(browser, `${site.origin}/privacy`),
  ];
  expect(first.page).not.toBe(second.page);
  expect(new URL(first.page.url()).pathname).toBe("/terms");
  await first.close();
  await second.close();
});
