import { stemmer } from "stemmer";

const runs = /\p{L}+|\p{N}+/gu;

/** A word of a text, and where it stands there. */
export type Word = { word: string; begin: number; end: number };

/**
 * The words of a text, in lower case and without accents. Letters and digits part company, so that "VDA5050",
 * "VDA 5050" and "VDA-5050" are the same two words.
 */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(runs), ({ 0: run, index }) => ({
    word: plain(run),
    begin: index,
    end: index + run.length,
  }));
}

/** The forms under which a word is kept and looked for: as it stands, and its stem ("charging" and "charge": "charg"). */
export function formsOf(word: string): string[] {
  return [...new Set([word, stemmer(word)])];
}

function plain(word: string) {
  return word.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
