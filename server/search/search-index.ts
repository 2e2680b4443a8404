import MiniSearch, { type Options } from "minisearch";
import type { SearchDocument } from "./document.ts";
import { formsOf, wordsOf } from "./words.ts";

export const options: Options<SearchDocument> = {
  idField: "path",
  fields: ["title", "kind", "description", "headings", "text"],
  extractField: (document, field) => fieldOf(document, field),
  tokenize: (text) => wordsOf(text).map(({ word }) => word),
  processTerm: (word) => [...formsOf(word)],
  searchOptions: {
    boost: { title: 6, headings: 3, description: 2 },
    weights: { prefix: 0.5, fuzzy: 0.2 },
    prefix: (word) => word.length > 1 && !isNumber(word),
    tokenize: (word) => [word],
    processTerm: (word) => word,
  },
};

/**
 * What the build hands to the search: the pages and their index as text, which is ten times faster to read than to
 * make.
 */
export type Searchable = { documents: readonly SearchDocument[]; index: string };

/** Makes the index of pages with which openSearch begins. */
export function indexPages(documents: readonly SearchDocument[]): Searchable {
  const index = new MiniSearch<SearchDocument>(options);
  index.addAll(documents);
  return { documents, index: JSON.stringify(index) };
}

function fieldOf(document: SearchDocument, field: string) {
  if (field === "text") return document.parts.map(({ text }) => text).join("\n");
  if (field === "headings") return document.parts.map(({ heading }) => heading).join("\n");
  return document[field as "path" | "title" | "kind" | "description"];
}

export function isNumber(word: string) {
  return /^\p{N}/u.test(word);
}
