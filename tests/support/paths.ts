import { setTimeout } from "node:timers/promises";
import type { Browser, Page } from "playwright-core";
import { prerenderedPages } from "#app/site-pages.ts";
import { examplePosts } from "#content/posts/example-posts.ts";
import { episodes } from "#content/posts/podcasts.ts";
import { productNames, vehicles } from "#vehicles/index.ts";
import { openPage, watchConsole } from "./browser.ts";

const otherEpisodes = new Set(episodes.slice(1).map(({ id }) => `/podcasts/${id}`));

/**
 * Every page that a visitor can open by its address; of document pages one of each kind, of episodes the newest, as the
 * others are the same page with other words.
 */
export const visitedPaths: readonly string[] = [
  ...prerenderedPages.flatMap(({ path, kind }) =>
    ["Document", "File"].includes(kind) || otherEpisodes.has(path) || path.startsWith("/enquiry/thank-you/")
      ? []
      : [path],
  ),
  ...productNames.map((product) => `/products/mag-product?product=${product}`),
  "/blogs",
  ...examplePosts.map(({ slug }) => `/blogs/${slug}`),
  `/documents/datasheet-${vehicles[1].product}`,
  `/enquiry/thank-you/datasheet-${vehicles[1].product}`,
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

/** In ms: a check of a page takes some 7 s, and 25 s beside other work. */
const patience = 120_000;

/**
 * Opens one address of `origin` after the other and looks at each, in two windows that keep what they have fetched:
 * a window for each page would spend most of its time on the script that all pages share. Chromium now and then never
 * answers a window that is to be drawn: that page is looked at once more, in a window of its own.
 * @param look may be asked for a page a second time; what it found of a page counts once it has ended. Its last
 * parameter finds the errors that the page has logged, but for the status of its own answer.
 * @throws where a page is not answered a second time either
 */
export async function lookAtAll(
  browser: Browser,
  origin: string,
  paths: readonly string[],
  options: Parameters<typeof openPage>[2],
  look: (page: Page, path: string, findErrors: () => string[]) => Promise<void>,
) {
  const waiting = [...paths];
  const stuck = new Set<string>();
  await Promise.all([openWindow(), openWindow()]);

  async function openWindow(): Promise<void> {
    const { page, close } = await openPage(browser, "about:blank", options);
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const { findErrors, stop } = watchConsole(page, []);
      const visited = page.goto(origin + path).then((answer) => {
        const ofItself = `status of ${answer?.status()}`;
        return look(page, path, () => findErrors().filter((text) => !text.includes(ofItself)));
      });
      const isDone = await isInTime(visited);
      stop();
      if (isDone) continue;
      if (stuck.has(path)) throw new Error(`${path} is not answered for the second time.`);
      stuck.add(path);
      waiting.unshift(path);
      /* Closing a window that does not answer may take forever, too. */
      close().catch(() => undefined);
      return openWindow();
    }
    await close();
  }
}

/** @returns whether it ended within `patience`. @throws what it throws */
async function isInTime(work: Promise<void>) {
  const end = new AbortController();
  const late = setTimeout(patience, false, { signal: end.signal }).catch(() => false);
  const isDone = await Promise.race([work.then(() => true), late]);
  end.abort();
  return isDone;
}
