import { setImmediate as otherWork } from "node:timers/promises";
import { type BlogPost, blockText } from "#content/blog-posts.ts";
import { publicBlocks } from "#content/post-placeholders.ts";
import type { ErrorLog } from "#server/log/log.ts";
import type { SearchDocument } from "#server/search/document.ts";
import { openSearch, type SearchAnswer } from "#server/search/open-search.ts";
import type { Searchable } from "#server/search/search-index.ts";
import type { Database } from "#server/tables/tables.ts";
import { createEditionCache } from "./edition.ts";
import { findPublishedPosts, listPublishedTimes } from "./posts.ts";

interface Settings {
  db: Database;
  clock: () => Date;
  log: ErrorLog;
  /** The search index of the built pages. */
  pages: Searchable;
}

/** Posts indexed before other requests get a turn. */
const atOnce = 5;

/**
 * The search over the pages of the site and the posts that are public at the moment; while they can't be read, over
 * those that were when they last could.
 */
export function searchWithPosts({ db, clock, log, pages }: Settings) {
  const search = openSearch(pages);
  const keep = createEditionCache<true>({ db, clock, log });
  /** When each post that it knows was saved. */
  const known = new Map<string, { path: string; updatedAt: string }>();
  let last: Promise<unknown> = Promise.resolve();

  return async (query: string): Promise<SearchAnswer> => {
    await keep("posts", takeInNext, async () => true);
    return search.find(query);
  };

  /** One at a time, so that an older state never overwrites a newer one. */
  function takeInNext(now: Date): Promise<true> {
    const next = last.then(() => takeIn(now));
    last = next.catch(() => {});
    return next;
  }

  async function takeIn(now: Date): Promise<true> {
    const times = await listPublishedTimes(db, now);
    for (const [id, { path }] of known) if (!times.has(id)) forget(id, path);
    const changed = [...times].filter(([id, updatedAt]) => known.get(id)?.updatedAt !== updatedAt);
    for (let begin = 0; begin < changed.length; begin += atOnce) {
      const ids = changed.slice(begin, begin + atOnce).map(([id]) => id);
      for (const post of await findPublishedPosts(db, ids, now)) {
        const document = documentOf(post);
        const before = known.get(post.id);
        if (before) search.remove(before.path);
        search.add([document]);
        known.set(post.id, { path: document.path, updatedAt: post.updatedAt });
      }
      await otherWork();
    }
    return true;
  }

  function forget(id: string, path: string) {
    search.remove(path);
    known.delete(id);
  }
}

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
    path: `/blogs/${slug}`,
    title,
    kind: "Blog post",
    description: [excerpt, category, author].filter(Boolean).join(". "),
    parts: parts.map(({ heading, text }) => ({ heading, text: text.replaceAll(/\s+/g, " ").trim() })),
  };
}
