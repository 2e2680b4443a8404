const longestWord = 100; /* characters */
const maxWords = 8; /* in a query */

/** A letter of a script that writes no spaces is a word; in every other script, what stands together is one. */
const word = /[[\p{L}\p{N}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]]+|[\p{L}\p{N}]/gv;

/**
 * The words of a text for the full-text index of either engine, once each, apart by spaces. Case and accents do not
 * count: "Müller" is found by "muller" and the other way round.
 */
export function indexedWords(text: string) {
  return wordsOf(text).join(" ");
}

/**
 * What the full-text index of either engine is asked for: every word of a query as the beginning of one, in any order.
 * Undefined where the query has no word.
 */
export function askedWords(query: string) {
  const words = wordsOf(query).slice(0, maxWords);
  return words.length > 0 ? words.map((beginning) => `${beginning}*`).join(" ") : undefined;
}

function wordsOf(text: string) {
  const plain = text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return [...new Set(plain.match(word)?.map((found) => found.slice(0, longestWord)))];
}
