import type { Browser, Page } from "playwright-core";
import { prerenderedPaths } from "#app/prerendered-paths.ts";
import { examplePosts } from "#content/example-posts.ts";
import { episodes } from "#content/podcasts.ts";
import { productNames } from "#vehicles/index.ts";
import { openPage } from "./browser.ts";

const otherEpisodes = new Set(episodes.slice(1).map(({ id }) => `/podcasts/${id}`));

/**
 * Every page that a visitor can open by its address; of document pages one of each kind, of episodes the newest, as the
 * others are the same page with other words.
 */
export const visitedPaths: readonly string[] = [
  ...prerenderedPaths().filter((path) => !otherEpisodes.has(path)),
  ...productNames.map((product) => `/products/mag-product?product=${product}`),
  "/blogs",
  ...examplePosts.map(({ slug }) => `/blogs/${slug}`),
  "/documents/datasheet-counterBalance",
  "/enquiry/thank-you/datasheet-counterBalance",
  "/search?q=charging",
];

/** Calls `visit` with every path, as many at once as `lanes` says. */
export async function visitAll(
  paths: readonly string[],
  visit: (path: string) => Promise<void>,
  { lanes = 2 } = {},
) {
  const waiting = [...paths];
  await Promise.all(Array.from({ length: lanes }, go));

  async function go() {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await visit(path);
  }
}

/**
 * Opens one address of `origin` after the other and looks at each, in two windows that keep what they have fetched:
 * a window for each page would spend most of its time on the script that all pages share.
 */
export async function lookAtAll(
  browser: Browser,
  origin: string,
  paths: readonly string[],
  options: Parameters<typeof openPage>[2],
  look: (page: Page, path: string) => Promise<void>,
) {
  const waiting = [...paths];
  await Promise.all([openWindow(), openWindow()]);

  async function openWindow() {
    const { page, close } = await openPage(browser, "about:blank", options);
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      await page.goto(origin + path);
      await look(page, path);
    }
    await close();
  }
}
