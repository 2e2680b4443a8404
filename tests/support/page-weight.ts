import type { Browser } from "playwright-core";
import { timings } from "#app/timings.ts";
import { untilReady } from "./browser.ts";

/** Bytes on the wire, by kind. */
export type PageWeight = {
  document: number;
  stylesheet: number;
  script: number;
  image: number;
  font: number;
  /** What scripts ask for. */
  fetch: number;
  /** The addresses of the pictures. */
  images: string[];
};

type Moment = {
  /** Also counts what is fetched while scrolling to the page's end. */
  scroll?: boolean;
  /** Touches the page and waits until its script has come; without, what comes 1.5 s after the load event counts. */
  touch?: boolean;
};

/** Weighs one page in a window of its own. */
export async function weighPage(browser: Browser, url: string, moment: Moment = {}): Promise<PageWeight> {
  const scale = await openScale(browser);
  const weight = await scale.weigh(url, moment);
  await scale.close();
  return weight;
}

/**
 * A phone's window in which pages are weighed one after the other, each as a first visitor loads it: caches are emptied
 * in between. A window for each page would spend a third of its time on the window. What is fetched ahead for the next
 * page does not count.
 */
export async function openScale(browser: Browser) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await page.addInitScript((prefetchDelay) => {
    /* The browser's shell has a mouse that rests in the corner, and on a busy machine says so of a page that comes. */
    addEventListener("pointermove", (event) => event.stopImmediatePropagation(), true);
    const start = window.setTimeout;
    const neverPrefetch = (...[task, delay, ...more]: Parameters<typeof start>) =>
      delay === prefetchDelay ? 0 : start(task, delay, ...more);
    window.setTimeout = neverPrefetch as typeof start;
  }, timings.prefetchDelay);

  return { weigh, close: () => context.close() };

  async function weigh(url: string, { scroll = false, touch = true }: Moment = {}): Promise<PageWeight> {
    await forget(new URL(url).origin);
    const weight = { document: 0, stylesheet: 0, script: 0, image: 0, font: 0, fetch: 0 };
    const images: string[] = [];
    const sizes: Promise<void>[] = [];
    page.on("requestfinished", (request) => {
      const kind = request.resourceType();
      if (!(kind in weight)) return;
      if (kind === "image") images.push(new URL(request.url()).pathname);
      sizes.push(
        request.sizes().then(({ responseBodySize }) => {
          weight[kind as keyof typeof weight] += responseBodySize;
        }),
      );
    });
    await page.goto(url);
    if (touch) await untilReady(page, "wheel");
    else await page.waitForTimeout(1500);
    if (scroll) {
      await page.evaluate(async () => {
        for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
          scrollTo({ top, behavior: "instant" });
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
      });
    }
    await page.waitForTimeout(300);
    /* What comes from here on belongs to no first view, and its size could not be asked for once the page is closed. */
    page.removeAllListeners("requestfinished");
    await Promise.all(sizes);
    return { ...weight, images };
  }

  /** Empties the page's own cache, the browser's, and what the site keeps. */
  async function forget(origin: string) {
    await protocol.send("Network.enable");
    await protocol.send("Network.setCacheDisabled", { cacheDisabled: true });
    await protocol.send("Network.setCacheDisabled", { cacheDisabled: false });
    await protocol.send("Network.clearBrowserCache");
    await protocol.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  }
}
