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

/**
 * Loads a page as a first visitor with a phone does, touches it, waits until its script has come and is ready, and
 * adds up what crossed the wire; with `scroll`, what comes on the way to the page's end too. What is
 * fetched ahead for the next page does not count; without `touch`, nor what comes 1.5 s after the load event.
 */
export async function weighPage(
  browser: Browser,
  url: string,
  { scroll = false, touch = true } = {},
): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
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
  await page.addInitScript((prefetchDelay) => {
    const start = window.setTimeout;
    const neverPrefetch = (...[task, delay, ...more]: Parameters<typeof start>) =>
      delay === prefetchDelay ? 0 : start(task, delay, ...more);
    window.setTimeout = neverPrefetch as typeof start;
  }, timings.prefetchDelay);
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
  await context.close();
  return { ...weight, images };
}
