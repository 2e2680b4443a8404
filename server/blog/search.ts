import { type BlogPost, blockText } from "#content/posts/blog-posts.ts";
import { publicBlocks } from "#content/posts/post-placeholders.ts";
import { describeError } from "#server/log/describe-error.ts";
import type { ErrorLog } from "#server/log/log.ts";
import type { SearchDocument } from "#server/search/document.ts";
import type { SearchAnswer } from "#server/search/open-search.ts";
import type { Search } from "#server/search/search-in-thread.ts";
import type { Database } from "#server/tables/tables.ts";
import { createEditionCache } from "./edition.ts";
import { findPublishedPosts, listPublishedTimes } from "./posts.ts";

type Settings = {
  db: Database;
  clock: () => Date;
  log: ErrorLog;
  /** Over the built pages; it is told of the posts. */
  search: Search;
};

/** Posts read and indexed before others get a turn. */
const atOnce = 5;

/**
 * The search over the pages of the site and the posts that are public at the moment; while they can't be read, over
 * those that were when they last could.
 */
export function searchWithPosts({ db, clock, log, search }: Settings) {
  const keep = createEditionCache<true>({ db, clock, log });
  /** When each post that the search knows was saved; and how many changes it was told. */
  const known = new Map<string, { path: string; updatedAt: string }>();
  let told = 0;
  let last: Promise<unknown> = Promise.resolve();

  return async (query: string): Promise<SearchAnswer> => {
    await keep("posts", takeInNext, async () => true);
    const found = await search({ find: query, at: told });
    if (isAnswer(found)) return found;
    /* Its thread was replaced, or another request has just told it of more. */
    await takeInNext(clock()).catch((error) =>
      log.error({ error: describeError(error) }, "The search could not take in the posts"),
    );
    const again = await search({ find: query, at: undefined });
    return isAnswer(again) ? again : { found: [], count: 0, partly: false };
  };

  /** One at a time, so that an older state never overwrites a newer one. */
  function takeInNext(now: Date): Promise<true> {
    const next = last.then(() => takeIn(now));
    last = next.catch(() => {});
    return next;
  }

  async function takeIn(now: Date, isLast = false): Promise<true> {
    const times = await listPublishedTimes(db, now);
    const gone = [...known].filter(([id]) => !times.has(id));
    if (!(await tell({ remove: gone.map(([, { path }]) => path), add: [] }))) return afresh(now, isLast);
    for (const [id] of gone) known.delete(id);
    const changed = [...times].filter(([id, updatedAt]) => known.get(id)?.updatedAt !== updatedAt);
    for (let begin = 0; begin < changed.length; begin += atOnce) {
      const ids = changed.slice(begin, begin + atOnce).map(([id]) => id);
      const posts = await findPublishedPosts(db, ids, now);
      const remove = posts.flatMap(({ id }) => known.get(id)?.path ?? []);
      if (!(await tell({ remove, add: posts.map(documentOf) }))) return afresh(now, isLast);
      for (const { id, slug, updatedAt } of posts) known.set(id, { path: pathOf(slug), updatedAt });
    }
    return true;
  }

  /** @returns false if the search has begun anew and knows nothing of what it was told */
  async function tell(change: { remove: string[]; add: SearchDocument[] }) {
    if ((await search({ from: told, ...change })) === "stale") return false;
    told++;
    return true;
  }

  function afresh(now: Date, isLast: boolean) {
    known.clear();
    told = 0;
    if (isLast) throw new Error("The search began anew twice.");
    return takeIn(now, true);
  }
}

const isAnswer = (result: Awaited<ReturnType<Search>>) => typeof result !== "string";

const pathOf = (slug: string) => `/blogs/${slug}`;

function documentOf({ slug, title, author, category, excerpt, content }: BlogPost): SearchDocument {
  let part = { heading: "", text: excerpt };
  const parts = [part];
  for (const block of publicBlocks(content)) {
    if (block.type === "heading" || block.type === "subheading") {
      part = { heading: block.content, text: "" };
      parts.push(part);
    } else part.text += ` ${blockText(block)}`;
  }
  return {
    path: pathOf(slug),
    title,
    kind: "Blog post",
    description: [excerpt, category, author].filter(Boolean).join(". "),
    parts: parts.map(({ heading, text }) => ({ heading, text: text.replaceAll(/\s+/g, " ").trim() })),
  };
}
