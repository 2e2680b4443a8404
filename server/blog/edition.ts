import { Unavailable } from "#server/database/unavailable.ts";
import { Busy } from "#server/http/admission.ts";
import { describeError } from "#server/log/describe-error.ts";
import type { ErrorLog } from "#server/log/log.ts";
import type { Database } from "#server/tables/tables.ts";
import { patience, within } from "#server/threads/within.ts";
import { nextPublication } from "./published.ts";
import { readRevision } from "./revision.ts";

type Settings = {
  db: Database;
  clock: () => Date;
  log: ErrorLog;
};

/** Above this number the least recently used page is dropped. */
const maxPages = 300;

/**
 * Caches what is rendered from the posts until one of them changes, in this process or another, or a scheduled post
 * becomes public. The check reads one row. Pages that don't exist are not cached: requests for invented addresses can't
 * push out pages that people read.
 */
export function createEditionCache<Page>({ db, clock, log }: Settings) {
  let edition = emptyEdition<Page>(-1, null);

  /**
   * If the posts can't be read, or not soon, the cached page is served and the error is logged.
   * @param make renders the page as of the time that it is given
   * @param otherwise renders a page that is shown and not cached, if there is none in the cache
   * @throws the error of reading the posts, if there is neither a cached page nor `otherwise`
   */
  return async (
    key: string,
    make: (now: Date) => Promise<Page | undefined>,
    otherwise?: () => Promise<Page>,
  ): Promise<Page | undefined> => {
    try {
      return await read(key, make);
    } catch (error) {
      if (error instanceof Busy) throw error;
      const kept = edition.pages.get(key);
      if (kept === undefined && !otherwise) throw error;
      log.error({ error: describeError(error) }, "The blog could not be loaded");
      return kept ?? otherwise?.();
    }
  };

  async function read(key: string, make: (now: Date) => Promise<Page | undefined>) {
    const now = clock();
    const { pages, underway } = await present(now);
    const kept = pages.get(key);
    if (kept !== undefined) {
      /* The map's order is the order of use. */
      pages.delete(key);
      pages.set(key, kept);
      return kept;
    }
    const making = underway.get(key) ?? make(now);
    underway.set(key, making);
    try {
      const page = await making;
      if (page !== undefined) pages.set(key, page);
      const [oldest] = pages.keys();
      if (pages.size > maxPages && oldest !== undefined) pages.delete(oldest);
      return page;
    } finally {
      underway.delete(key);
    }
  }

  async function present(now: Date) {
    const revision = await within(patience, readRevision(db));
    if (revision === undefined) throw new Unavailable("The database takes too long to say what readers see");
    const isOver = edition.endsAt !== null && edition.endsAt <= now;
    if (revision !== edition.revision || isOver)
      edition = emptyEdition(revision, await nextPublication(db, now));
    return edition;
  }
}

function emptyEdition<Page>(revision: number, endsAt: Date | null) {
  return {
    revision,
    endsAt,
    pages: new Map<string, Page>(),
    underway: new Map<string, Promise<Page | undefined>>(),
  };
}
