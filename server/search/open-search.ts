import MiniSearch, { type Query } from "minisearch";
import type { SearchDocument } from "./document.ts";
import { type Excerpt, excerptOf, type IsWanted, wantedAmong } from "./excerpt.ts";
import { isNumber, options, type Searchable } from "./search-index.ts";
import { sameAs } from "./synonyms.ts";
import { formsOf, longestQuery, wordsOf } from "./words.ts";

const shown = 20;
const maxWords = 8;

export type Found = Excerpt & { title: string; kind: string };

export type SearchAnswer = {
  /** The best of them, best first. */
  found: Found[];
  /** How many there are. */
  count: number;
  /** True where no page holds all the words, and these hold some of them. */
  partly: boolean;
};

export type FindPages = (query: string) => Promise<SearchAnswer>;

/** A search, and what it found. */
export type Searched = { query: string; answer: SearchAnswer };

/** Words of a question that say nothing about its subject. */
const fillers = new Set(
  "a an and are at be by can do does for from have how i in is it long much must my of on or our the to we what when where which who with you your".split(
    " ",
  ),
);

/** One letter in five may be wrong, but none in a number or a short word: "fork" is not "work". */
const forgiving = { fuzzy: (word: string) => word.length > 4 && !isNumber(word) && 0.2 };

/**
 * Opens an in-memory search over the site's pages. A word is found by its beginning, another of its forms, a synonym
 * and, if nothing else is found, with a wrong letter.
 */
export function openSearch({ documents: pages, index: saved }: Searchable) {
  const documents = new Map(pages.map((page) => [page.path, page]));
  let index: MiniSearch<SearchDocument> | undefined;
  return { find, add, remove };

  /** Read at the first search, to keep the start short. */
  function opened() {
    index ??= MiniSearch.loadJSON<SearchDocument>(saved, options);
    return index;
  }

  /** Adds or replaces pages that are published while the site runs. */
  function add(more: readonly SearchDocument[]) {
    for (const document of more) {
      remove(document.path);
      documents.set(document.path, document);
      opened().add(document);
    }
  }

  /** Removes a page; an unknown one is no error. */
  function remove(path: string) {
    if (documents.delete(path)) opened().discard(path);
  }

  /**
   * Finds pages with every word of the query or, if there are none, with some of them. Never throws, whatever was
   * typed.
   */
  function find(query: string): SearchAnswer {
    const words = [...new Set(wordsOf(query.slice(0, longestQuery)).map(({ word }) => word))];
    const telling = words.filter((word) => !fillers.has(word));
    const wanted = (telling.length > 0 ? telling : words).slice(0, maxWords);
    if (wanted.length === 0) return { found: [], count: 0, partly: false };
    const search = (query: Query, more = {}) => opened().search(query, more);
    const exact = search(allOf(wanted));
    const whole = exact.length > 0 ? exact : search(allOf(wanted), forgiving);
    const results = whole.length > 0 ? whole : search(anyOf(wanted), forgiving);
    const best = results.slice(0, shown);
    const isWanted = wantedAmong(new Set(best.flatMap(({ terms }) => terms)));
    return {
      found: best.flatMap(({ id }) => present(id, isWanted)),
      count: results.length,
      partly: whole.length === 0 && results.length > 0,
    };
  }

  function present(path: string, isWanted: IsWanted): Found[] {
    const document = documents.get(path);
    if (!document) return [];
    return [{ ...excerptOf(document, isWanted), title: document.title, kind: document.kind }];
  }
}

function allOf(words: readonly string[]): Query {
  return { combineWith: "AND", queries: words.map((word) => anyOf(formsOf(word))) };
}

function anyOf(words: readonly string[]): Query {
  return { combineWith: "OR", queries: words.flatMap((word) => [...formsOf(word), ...sameAs(word)]) };
}
