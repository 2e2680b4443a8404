import type { DocumentPart, SearchDocument } from "./document.ts";
import { formsOf, wordsOf } from "./words.ts";

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

/** Whether a search found a word of a page, by its number. */
export type IsWanted = (word: number) => boolean;

/** Pages share their words, and a search looks at some ten thousand: each is compared with what was found once. */
export function wantedAmong(terms: ReadonlySet<string>): IsWanted {
  forgetMany();
  const answers: (boolean | undefined)[] = [];
  return (word) => (answers[word] ??= formsOf(vocabulary[word] ?? "").some((form) => terms.has(form)));
}

/** The passage of a page with most of the words, cut to a few lines, the words marked. */
export function excerptOf({ path, description, parts }: SearchDocument, isWanted: IsWanted): Excerpt {
  const whole: DocumentPart = { heading: "", text: description };
  const best = [whole, ...parts]
    .map((part) => ({ part, worth: worthOf(part, isWanted) }))
    .reduce((one, other) => (other.worth > one.worth ? other : one)).part;
  return {
    path: best.anchor ? `${path}#${best.anchor}` : path,
    heading: marked(best.heading, isWanted),
    text: marked(cut(best.text || description, isWanted), isWanted),
  };
}

/** Counts distinct words, those in the heading twice. */
function worthOf({ heading, text }: DocumentPart, isWanted: IsWanted) {
  return found(heading, isWanted).size * 2 + found(text, isWanted).size;
}

function found(text: string, isWanted: IsWanted) {
  const words = new Set<number>();
  for (const word of knownWordsOf(text).words) if (isWanted(word)) words.add(word);
  return words;
}

/** Begins at a sentence or, if that is too far away, at a word. */
function cut(text: string, isWanted: IsWanted) {
  if (text.length <= length) return text;
  const { words, begins } = knownWordsOf(text);
  const first = begins[words.findIndex(isWanted)] ?? 0;
  const sentence = text.lastIndexOf(". ", first) + 2;
  const begin =
    first - sentence < before ? (sentence === 1 ? 0 : sentence) : text.indexOf(" ", first - before) + 1;
  const end = begin + length >= text.length ? text.length : text.lastIndexOf(" ", begin + length);
  return `${begin > 0 && begin !== sentence ? "… " : ""}${text.slice(begin, end)}${end < text.length ? " …" : ""}`;
}

function marked(text: string, isWanted: IsWanted): TextSegment[] {
  const segments: TextSegment[] = [];
  let done = 0;
  for (const { word, begin, end } of wordsOf(text)) {
    if (!isWanted(numberOf(word))) continue;
    if (begin > done) segments.push({ text: text.slice(done, begin), marked: false });
    segments.push({ text: text.slice(begin, end), marked: true });
    done = end;
  }
  if (done < text.length) segments.push({ text: text.slice(done), marked: false });
  return segments;
}

/**
 * The words of a page's text, by their numbers. Finding them was most of a search's cost (15 ms of 20) and pages don't
 * change, so they are cached for about as many pages as the site has; numbers, because comparing texts was most of what
 * was left (2 ms of 2.5).
 */
function knownWordsOf(text: string) {
  const before = known.get(text);
  if (before) return before;
  const found = wordsOf(text);
  const words = Uint32Array.from(found, ({ word }) => numberOf(word));
  const all = { words, begins: Uint32Array.from(found, ({ begin }) => begin) };
  charactersKnown += text.length;
  known.set(text, all);
  return all;
}

const known = new Map<string, { words: Uint32Array; begins: Uint32Array }>();
const maxKnown = 1_000_000; /* characters */
let charactersKnown = 0;

function numberOf(word: string) {
  const before = numbers.get(word);
  if (before !== undefined) return before;
  numbers.set(word, vocabulary.length);
  return vocabulary.push(word) - 1;
}

/** Words by their numbers, and numbers by their words. */
const vocabulary: string[] = [];
const numbers = new Map<string, number>();

/** Between two searches, as numbers hold for the whole of one. */
function forgetMany() {
  if (charactersKnown <= maxKnown) return;
  known.clear();
  charactersKnown = 0;
  numbers.clear();
  vocabulary.length = 0;
}
