import { dataOf, filesOfPage } from "./route-files.ts";

/** Fetches and runs a module of the site. Where that fails, Vite's event says so, as for the modules that Vite fetches. */
export async function prepareModule(address: string) {
  try {
    await import(/* @vite-ignore */ address);
  } catch {
    dispatchEvent(new Event("vite:preloadError"));
  }
}

/**
 * Fetches what the loader of a page answers, if it has one, into the browser's cache. What can't be fetched ahead is
 * fetched when it is needed, and what is to be said is said then.
 * @param page path of a page of the site, with its query
 */
export async function prefetchData(page: string) {
  const { pathname } = new URL(page, location.origin);
  if (!filesOfPage(pathname)?.hasLoader) return;
  try {
    const answer = await fetch(dataOf(page), { priority: "low" });
    /* A browser may drop an answer that nobody reads. */
    await answer.arrayBuffer();
  } catch {}
}
