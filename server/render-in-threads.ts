import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { RenderSite } from "./page-input.ts";
import type { Rendered, RenderTask } from "./render-thread.ts";
import { openThreads } from "./threads/threads.ts";

/** Milliseconds; a page takes some ten, one of the largest plan some hundreds. */
const longest = 1800;
/** Milliseconds of a processor where others use it, too: more than twice what the most expensive known page takes. */
const work = 300;
/** Megabytes of one thread's heap; rendering the largest plan takes a third. */
const heap = 256;

/**
 * Renders pages in threads, so that none keeps the main thread from answering others.
 * @param folder the build's
 * @param most threads at once
 */
export function renderInThreads(folder: string, most: number) {
  const threads = openThreads<RenderTask, Rendered>({
    file: join(folder, "render.js"),
    data: pathToFileURL(join(folder, "server/index.js")).href,
    most,
    longest,
    work,
    heap,
  });

  const renderPage: RenderSite = async (request, { search, logError, ...input }, within = longest) => {
    const began = performance.now();
    const { url, method, headers } = request;
    const searched = await search?.();
    const task = { url, method, headers: [...headers], input, searched };
    const page = await threads.run(task, within - (performance.now() - began));
    for (const error of page.errors) logError?.(error);
    return new Response(page.body, { status: page.status, headers: page.headers });
  };
  let loaded: Promise<void> | undefined;
  return { renderPage, load: () => (loaded ??= load()), overruns: threads.overruns };

  /** A thread's first page takes ten times as long as its next; whoever waits for a place needs not wait for that. */
  async function load() {
    await threads.load();
    const input = { nonce: "", failure: 404 } as const;
    await threads
      .run({ url: "http://localhost/nowhere", method: "GET", headers: [], input, searched: undefined })
      .catch(() => {});
  }
}
