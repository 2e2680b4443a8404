import type { Browser, Page } from "playwright-core";
import { test as base } from "vitest";
import { type PageOptions, startBrowser, untilReady } from "./browser.ts";
import { type Site, startSite } from "./site.ts";
import { openWarmPage } from "./warm-page.ts";

type Fixtures = {
  /** A site of the file's own, over an empty folder. */
  site: Site;
  browser: Browser;
  /**
   * Opens a path of the site; it is closed after the test, which fails where its console shows an error that
   * `expectedErrors` doesn't name. Its script answers, unless `isReady` is false or it has none.
   */
  visit: (path: string, options?: PageOptions & { isReady?: boolean }) => Promise<Page>;
};

/** A test of the site in Chromium. What it starts ends with it, or with its file. */
export const test = base.extend<Fixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from it which fixtures are used.
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: "file" },
  ],
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from it which fixtures are used.
    async ({}, use) => {
      const browser = await startBrowser();
      await use(browser);
      await browser.close();
    },
    { scope: "file" },
  ],
  visit: async ({ site, browser }, use) => {
    const opened: Awaited<ReturnType<typeof openWarmPage>>[] = [];
    await use(async (path, { isReady = true, ...options } = {}) => {
      const window = await openWarmPage(browser, site.origin + path, options);
      opened.push(window);
      if (isReady && options.javaScriptEnabled !== false) await untilReady(window.page);
      return window.page;
    });
    for (const { close } of opened) await close();
    for (const { checkConsole } of opened) checkConsole();
  },
});
