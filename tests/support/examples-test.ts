import type { Page } from "playwright-core";
import { openPage, untilReady, watchConsole } from "./browser.ts";
import { withBrowser } from "./browser-test.ts";
import { startExamples } from "./examples.ts";
import { type VisitOptions, visits } from "./visits.ts";

/** Only this page is there: what it fetches ahead of others is not. */
const expectedErrors = [/^Failed to load resource: .* 404/];

/** A test of the page of all primitives. */
export const test = withBrowser
  .extend<{ site: Awaited<ReturnType<typeof startExamples>> }>({
    site: [
      // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from it which fixtures are used.
      async ({}, use) => {
        const site = await startExamples();
        await use(site);
        await site.stop();
      },
      { scope: "worker" },
    ],
  })
  .extend(visits)
  .extend<{
    /** Opens the page anew, without motion. */
    visitExamples: (options?: VisitOptions & { primitive?: string }) => Promise<Page>;
    loaded: Page;
    /** The page that a file's tests share, because loading it takes most of their time. They leave nothing open. */
    shared: Page;
  }>({
    visitExamples: ({ visit }, use) =>
      use(({ primitive = "", ...options } = {}) =>
        visit(`/examples#${primitive}`, { reducedMotion: "reduce", expectedErrors, ...options }),
      ),
    loaded: [
      async ({ site, browser }, use) => {
        const options = { reducedMotion: "reduce" } as const;
        const { page, close } = await openPage(browser, `${site.origin}/examples`, options);
        await untilReady(page);
        await use(page);
        await close();
      },
      { scope: "file" },
    ],
    shared: async ({ loaded, onTestFailed }, use) => {
      onTestFailed(async () => {
        await loaded.reload();
        await untilReady(loaded);
      });
      const { checkConsole, stop } = watchConsole(loaded, expectedErrors);
      await loaded.setViewportSize({ width: 1280, height: 800 });
      await loaded.mouse.move(0, 0);
      await loaded.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await use(loaded);
      stop();
      checkConsole();
    },
  });
