import { threadFile } from "../threads/thread-file.ts";
import { openThreads } from "../threads/threads.ts";
import type { SearchResult, SearchTask } from "./search-state.ts";

/** Milliseconds; a search takes some ten. */
const longest = 1500;
/** Milliseconds of a processor where others use it, too. */
const work = 200;
/** Megabytes of the thread's heap; the index and ten thousand posts take half. */
const heap = 192;

/** Does one task of a search, wherever it runs. */
export type Search = (task: SearchTask) => Promise<SearchResult>;

/**
 * The search over the site's pages in a thread of its own, which stays: it holds the index.
 * @param folder the build's
 */
export function searchInThread(folder: string) {
  const file = threadFile("search", "server/search/search-thread.ts");
  const threads = openThreads<SearchTask, SearchResult>({ file, data: folder, most: 1, longest, work, heap });
  return { search: ((task) => threads.run(task)) as Search, load: threads.load, close: threads.close };
}
