import type { DocumentPart, SearchDocument } from "./document.ts";
import { formsOf, type Word, wordsOf } from "./words.ts";

const length = 200; /* characters of an excerpt */
const before = 60; /* of them before the first word that was found */

/** A piece of text; marked if it is a word of the query. */
export type TextSegment = { text: string; marked: boolean };

export type Excerpt = {
  /** Address of the page, at the heading above the words. */
  path: string;
  /** That heading, where it has one. */
  heading: TextSegment[];
  text: TextSegment[];
};

/** The passage of a page with most of the words, cut to a few lines, the words marked. */
export function excerptOf({ path, description, parts }: SearchDocument, terms: ReadonlySet<string>): Excerpt {
  const whole: DocumentPart = { heading: "", text: description };
  const best = [whole, ...parts]
    .map((part) => ({ part, worth: worthOf(part, terms) }))
    .reduce((one, other) => (other.worth > one.worth ? other : one)).part;
  return {
    path: best.anchor ? `${path}#${best.anchor}` : path,
    heading: marked(best.heading, terms),
    text: marked(cut(best.text || description, terms), terms),
  };
}

/** Counts distinct words, those in the heading twice. */
function worthOf({ heading, text }: DocumentPart, terms: ReadonlySet<string>) {
  const inHeading = found(heading, terms);
  return new Set(inHeading).size * 2 + new Set(found(text, terms)).size;
}

function found(text: string, terms: ReadonlySet<string>) {
  return knownWordsOf(text)
    .filter((word) => isWanted(word, terms))
    .map(({ word }) => word);
}

/** Begins at a sentence or, if that is too far away, at a word. */
function cut(text: string, terms: ReadonlySet<string>) {
  if (text.length <= length) return text;
  const first = knownWordsOf(text).find((word) => isWanted(word, terms))?.begin ?? 0;
  const sentence = text.lastIndexOf(". ", first) + 2;
  const begin =
    first - sentence < before ? (sentence === 1 ? 0 : sentence) : text.indexOf(" ", first - before) + 1;
  const end = begin + length >= text.length ? text.length : text.lastIndexOf(" ", begin + length);
  return `${begin > 0 && begin !== sentence ? "… " : ""}${text.slice(begin, end)}${end < text.length ? " …" : ""}`;
}

function marked(text: string, terms: ReadonlySet<string>): TextSegment[] {
  const segments: TextSegment[] = [];
  let done = 0;
  for (const word of wordsOf(text).filter((word) => isWanted(word, terms))) {
    if (word.begin > done) segments.push({ text: text.slice(done, word.begin), marked: false });
    segments.push({ text: text.slice(word.begin, word.end), marked: true });
    done = word.end;
  }
  if (done < text.length) segments.push({ text: text.slice(done), marked: false });
  return segments;
}

function isWanted({ word }: Word, terms: ReadonlySet<string>) {
  return formsOf(word).some((form) => terms.has(form));
}

/**
 * The words of a page's text. Finding them is most of a search's cost (15 ms of 20) and pages don't change, so they are
 * cached for about as many pages as the site has.
 */
function knownWordsOf(text: string) {
  const before = known.get(text);
  if (before) return before;
  const words = wordsOf(text);
  charactersKnown += text.length;
  if (charactersKnown > maxKnown) {
    known.clear();
    charactersKnown = text.length;
  }
  known.set(text, words);
  return words;
}

const known = new Map<string, readonly Word[]>();
const maxKnown = 1_000_000; /* characters */
let charactersKnown = 0;
