import { latinInAscii } from "#server/search/latin.ts";

const longestWord = 100; /* characters */
const maxWords = 8; /* in a query */

/** In a script without spaces each letter is a word; in others, an unbroken run of letters is. */
const word = /[[\p{L}\p{N}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]]+|[\p{L}\p{N}]/gv;

/**
 * The distinct words of a text, joined by spaces, for the full-text index of either engine. Case and accents are
 * ignored: "muller" finds "Müller" and vice versa. A word with a letter such as ß, ł, ø or æ is there in ASCII, too:
 * "strasse" finds "Straße", and what was indexed before that is still found as it was typed.
 */
export function indexedWords(text: string) {
  const words = wordsOf(text);
  return [...new Set([...words, ...words.map(inAscii)])].join(" ");
}

/**
 * The query for the full-text index of either engine: every word as a prefix, in any order. Undefined if the text has
 * no word.
 */
export function askedWords(query: string) {
  const words = wordsOf(query).slice(0, maxWords);
  return words.length > 0 ? words.map((beginning) => `${beginning}*`).join(" ") : undefined;
}

const inAscii = (found: string) => latinInAscii(found).slice(0, longestWord);

function wordsOf(text: string) {
  const plain = text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return [...new Set(plain.match(word)?.map((found) => found.slice(0, longestWord)))];
}
