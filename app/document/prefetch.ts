import { dataOf, filesOfPage } from "./route-files.ts";

/**
 * Fetches and runs a module of the site. If that fails, it dispatches Vite's event, as Vite does for its own modules.
 */
export async function prepareModule(address: string) {
  try {
    await import(/* @vite-ignore */ address);
  } catch {
    dispatchEvent(new Event("vite:preloadError"));
  }
}

/**
 * Fetches the data of a page's loader, if it has one, into the browser's cache. A failure is ignored: the data is
 * fetched again when it is needed, and errors are reported then.
 * @param page path of a page of the site, with its query
 */
export async function prefetchData(page: string) {
  const { pathname } = new URL(page, location.origin);
  if (!filesOfPage(pathname)?.hasLoader) return;
  try {
    const answer = await fetch(dataOf(page), { priority: "low" });
    /* A browser may drop a response whose body isn't read. */
    await answer.arrayBuffer();
  } catch {}
}
