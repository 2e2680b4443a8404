import type { SearchDocument } from "./document.ts";
import { openSearch, type SearchAnswer } from "./open-search.ts";
import type { Searchable } from "./search-index.ts";

/** How many changes a search has taken in; another of the same site that has begun anew has none. */
export type SearchTask =
  | { find: string; at: number | undefined }
  /** The first change, from 0, forgets those before. */
  | { from: number; remove: string[]; add: SearchDocument[] };

/** "stale": it has taken in other changes than the caller thinks. */
export type SearchResult = SearchAnswer | "changed" | "stale";

/** A search over the pages of the site, and what is published while it runs; whoever asks says what it should know. */
export function changingSearch(pages: Searchable): (task: SearchTask) => SearchResult {
  const search = openSearch(pages);
  const added = new Set<string>();
  let changes = 0;

  return (task) => {
    if ("find" in task)
      return task.at === undefined || task.at === changes ? search.find(task.find) : "stale";
    if (task.from !== 0 && task.from !== changes) return "stale";
    const gone = task.from === 0 ? [...added, ...task.remove] : task.remove;
    for (const path of gone) {
      search.remove(path);
      added.delete(path);
    }
    search.add(task.add);
    for (const { path } of task.add) added.add(path);
    changes = task.from + 1;
    return "changed";
  };
}
