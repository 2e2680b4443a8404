import type { Browser, Page } from "playwright-core";
import { prerenderedPaths } from "#app/prerendered-paths.ts";
import { examplePosts } from "#content/example-posts.ts";
import { productNames } from "#vehicles/index.ts";
import { openPage } from "./browser.ts";

/** Every page that a visitor can open by its address, one of each kind of document page among them. */
export const visitedPaths: readonly string[] = [
  ...prerenderedPaths(),
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
