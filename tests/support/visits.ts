import { setTimeout as wait } from "node:timers/promises";
import type { Browser, Page } from "playwright-core";
import { openPage, type PageOptions, untilReady } from "./browser.ts";
import { isBusy } from "./site.ts";
import { openWarmPage } from "./warm-page.ts";

/** How often a busy site is asked again. */
const maxTries = 20;

export type VisitOptions = PageOptions & {
  /** Whether to wait until the page's script answers; a turned wheel brings it without the lazy parts. */
  isReady?: boolean | "wheel";
  /** In a new window, with nothing in its cache. */
  isCold?: boolean;
  /** What the page's clock shows: this moment always, or what the test tells it. The window is new. */
  clock?: Date | "told";
  /** Done in the empty window, before the address is asked for. */
  arrange?: (page: Page) => unknown;
};

/** Opens an address of the site, or a whole one. */
export type Visit = (address: string, options?: VisitOptions) => Promise<Page>;

/** What a test needs to open pages. They are closed after it, and it fails where one of them has logged an error. */
export const visits = {
  visit: async (
    { site, browser }: { site: { origin: string }; browser: Browser },
    use: (visit: Visit) => Promise<void>,
  ) => {
    const windows: Awaited<ReturnType<typeof openPage>>[] = [];
    await use(async (address, { isReady = true, isCold = false, clock, arrange, ...options } = {}) => {
      const open = isCold || clock ? openPage : openWarmPage;
      const window = await open(browser, "about:blank", options);
      windows.push(window);
      const { page } = window;
      if (clock === "told") await page.clock.install();
      else if (clock) await page.clock.setFixedTime(clock);
      await arrange?.(page);
      if (address === "about:blank") return page;
      await goTo(new URL(address, site.origin).href, window);
      if (isReady && options.javaScriptEnabled !== false)
        await untilReady(page, isReady === "wheel" ? "wheel" : "pointerdown");
      return page;
    });
    for (const { close } of windows) await close();
    for (const { checkConsole } of windows) checkConsole();
  },
};

/** Goes to an address. A site on a busy machine says when to come again; that is not its fault, nor an error of the page. */
async function goTo(address: string, { page, forget }: Awaited<ReturnType<typeof openPage>>) {
  for (let tries = 1; ; tries++) {
    const answer = await page.goto(address);
    if (!answer || !isBusy(answer.status(), answer.headers()["retry-after"]) || tries === maxTries) return;
    forget();
    await wait(500);
  }
}
