import { stemmer } from "stemmer";
import { latinInAscii } from "./latin.ts";

/** Characters of a query; the rest of a longer one is left out. */
export const longestQuery = 100;

const runs = /\p{L}+|\p{N}+/gu;

/** A word of a text, and where it stands there. */
export type Word = { word: string; begin: number; end: number };

/**
 * The words of a text, in lower case and without accents. Letters and digits are separated, so that "VDA5050",
 * "VDA 5050" and "VDA-5050" are the same two words.
 */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(runs), ({ 0: run, index }) => ({
    word: plain(run),
    begin: index,
    end: index + run.length,
  }));
}

/**
 * The forms under which a word is indexed and searched: as written, and its stem ("charging" and "charge": "charg").
 */
export function formsOf(word: string): readonly string[] {
  const before = known.get(word);
  if (before) return before;
  const forms = [...new Set([word, stemmer(word)])];
  if (known.size >= maxKnown) known.clear();
  known.set(word, forms);
  return forms;
}

/** Cached, because searches repeat the same few thousand words and stemming takes a hundred times longer. */
const known = new Map<string, readonly string[]>();
const maxKnown = 50_000;

function plain(word: string) {
  return /^[a-z0-9]+$/i.test(word) ? word.toLowerCase() : withoutAccents(word);
}

function withoutAccents(word: string) {
  return latinInAscii(word.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase());
}
