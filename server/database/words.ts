const longestWord = 100; /* characters */
const maxWords = 8; /* in a query */

/** In a script without spaces each letter is a word; in others, an unbroken run of letters is. */
const word = /[[\p{L}\p{N}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]]+|[\p{L}\p{N}]/gv;

/**
 * The distinct words of a text, joined by spaces, for the full-text index of either engine. Case and accents are
 * ignored: "muller" finds "Müller" and vice versa.
 */
export function indexedWords(text: string) {
  return wordsOf(text).join(" ");
}

/**
 * The query for the full-text index of either engine: every word as a prefix, in any order. Undefined if the text has
 * no word.
 */
export function askedWords(query: string) {
  const words = wordsOf(query).slice(0, maxWords);
  return words.length > 0 ? words.map((beginning) => `${beginning}*`).join(" ") : undefined;
}

function wordsOf(text: string) {
  const plain = text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return [...new Set(plain.match(word)?.map((found) => found.slice(0, longestWord)))];
}
