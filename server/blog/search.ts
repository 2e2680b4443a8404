import { type BlogPost, plainText } from "#content/blog-posts.ts";
import type { Database } from "#server/database/tables.ts";
import type { SearchDocument } from "#server/search/document.ts";
import { openSearch, type SearchAnswer } from "#server/search/open-search.ts";
import { openEdition } from "./edition.ts";
import { listWholePublished } from "./posts.ts";

interface Settings {
  db: Database;
  clock: () => Date;
  log: { error(details: object, message: string): void };
  /** What the search knows of the pages that the build made. */
  pages: readonly SearchDocument[];
}

/**
 * The search over the pages of the site and the posts that are public at the moment; while they can't be read, over
 * those that were when they last could.
 */
export function searchWithPosts({ db, clock, log, pages }: Settings) {
  const search = openSearch(pages);
  const keep = openEdition<string[]>({ db, clock, log });
  let known: string[] = [];

  return async (query: string): Promise<SearchAnswer> => {
    await keep("posts", takeIn, async () => known);
    return search.find(query);
  };

  async function takeIn(now: Date) {
    const documents = (await listWholePublished(db, now)).map(documentOf);
    for (const path of known) search.remove(path);
    search.add(documents);
    known = documents.map(({ path }) => path);
    return known;
  }
}

function documentOf({ slug, title, author, category, excerpt, content }: BlogPost): SearchDocument {
  let part = { heading: "", text: excerpt };
  const parts = [part];
  for (const { type, content: words, items = [] } of content) {
    if (type === "heading" || type === "subheading") {
      part = { heading: words, text: "" };
      parts.push(part);
    } else part.text += ` ${plainText(words)} ${items.join(", ")}`;
  }
  return {
    path: `/blogs/${slug}`,
    title,
    kind: "Blog post",
    description: [excerpt, category, author].filter(Boolean).join(". "),
    parts: parts.map(({ heading, text }) => ({ heading, text: text.replaceAll(/\s+/g, " ").trim() })),
  };
}
