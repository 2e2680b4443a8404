import type { Browser } from "playwright-core";
import { test as base } from "vitest";
import { startBrowser } from "./browser.ts";
import { fetchMade, type Site, startSite } from "./site.ts";
import { visits } from "./visits.ts";

/** A worker's browser: starting one takes as long as a short test. */
let running: Browser | undefined;

/** Adds a browser to a test. It stays open for all files of a worker; one that has crashed is started again. */
export const withBrowser = base.extend<{ keptBrowser: undefined; browser: Browser }>({
  keptBrowser: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from it which fixtures are used.
    async ({}, use) => {
      await use(undefined);
      await running?.close();
      running = undefined;
    },
    { scope: "worker" },
  ],
  browser: [
    async ({ keptBrowser: _ }, use) => {
      if (!running?.isConnected()) running = await startBrowser();
      await use(running);
    },
    { scope: "file" },
  ],
});

/** Runs a site, over an empty folder. It can render pages: on a busy machine the first one would come too late. */
// biome-ignore lint/correctness/noEmptyPattern: Vitest reads from it which fixtures are used.
export const runSite = async ({}, use: (site: Site) => Promise<void>) => {
  const site = await startSite();
  await fetchMade(`${site.origin}/search?q=fork`);
  await use(site);
  await site.stop();
};

/** A test of pages, over a site that all files of a worker share: such a test changes nothing on it. */
export const test = withBrowser
  .extend<{ site: Site }>({ site: [runSite, { scope: "worker" }] })
  .extend(visits);
