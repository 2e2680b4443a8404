import { filesOfPage } from "./route-files.ts";

/**
 * Fetches the files of a page into the browser's cache and runs none of them. `fetch`, because WebKit knows no
 * `<link rel="prefetch">`, and Firefox holds one to be forbidden by our Content-Security-Policy.
 * @param page path of a page of the site, with its query
 */
export async function prefetchPage(page: string) {
  const files = filesOfPage(pathOf(page));
  if (!files) return;
  const addresses = [files.module, ...(files.imports ?? []), ...(files.css ?? [])];
  await Promise.all([...addresses.filter(isNew).map(prefetch), prefetchData(page)]);
}

/** Fetches and runs a module of the site. Where that fails, Vite's event says so, as for the modules that Vite fetches. */
export async function prepareModule(address: string) {
  try {
    await import(/* @vite-ignore */ address);
  } catch {
    dispatchEvent(new Event("vite:preloadError"));
  }
}

/** Fetches what the loader of a page answers, if it has one. */
export async function prefetchData(page: string) {
  if (!filesOfPage(pathOf(page))?.hasLoader) return;
  const { pathname, search } = new URL(page, location.origin);
  await prefetch(`${pathname.endsWith("/") ? `${pathname}_` : pathname}.data${search}`);
}

/** A file that can't be fetched ahead is fetched when it is needed, and what is to be said is said then. */
async function prefetch(address: string) {
  try {
    const answer = await fetch(address, { priority: "low" });
    /* A browser may drop an answer that nobody reads. */
    await answer.arrayBuffer();
  } catch {}
}

/** Whether this page has not loaded a file itself. */
function isNew(address: string) {
  return performance.getEntriesByName(new URL(address, location.origin).href).length === 0;
}

function pathOf(page: string) {
  return new URL(page, location.origin).pathname;
}
