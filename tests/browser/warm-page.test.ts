import { expect } from "vitest";
import { test } from "#tests/support/browser-test.ts";
import { openWarmPage } from "#tests/support/warm-page.ts";

test("a window that another test has closed is used again, and keeps nothing of it", async ({
  site,
  browser,
}) => {
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

test("two pages that are open at the same time have a window each", async ({ visit }) => {
  const [first, second] = [await visit("/terms"), await visit("/privacy")];
  expect(first).not.toBe(second);
  expect(new URL(first.url()).pathname).toBe("/terms");
});
