import { kindOf } from "#addresses/find.ts";
import { listedPages } from "#app/routes/crawlers/listed.ts";
import { allDocuments } from "#content/documents/documents.ts";
import type { SearchDocument } from "#server/search/document.ts";
import type { BuiltPage } from "./built-pages.ts";
import { readPage } from "./read-page.ts";

/** The search documents of the site: the text of every page that may be indexed. */
export function searchDocuments(built: readonly BuiltPage[]): SearchDocument[] {
  const pages = new Map(built.map(({ path, html }) => [path, html]));
  const wanted = [
    ...listedPages(),
    ...allDocuments.map(({ id, kind, title, contents }) => ({
      path: `/documents/${id}`,
      title: `${kind}: ${title}`,
      description: contents,
    })),
  ];
  return wanted.map(({ path, title, description }) => {
    const html = pages.get(path);
    if (html === undefined) throw new Error(`The search lists ${path}, but the build has no such page.`);
    return { path, title, kind: kindOf(path), description, parts: readPage(html) };
  });
}
