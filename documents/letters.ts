const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
const punctuation = "–—‘’“”•…→−";

/** The character set to which the site's own typeface is cut: Latin-1. */
export const narrow = range(0x20, 0xff) + punctuation;

/** Also in visitors' text: Latin Extended, Greek, Cyrillic, Latin Extended Additional; the euro, signs of formulas. */
export const wide = [
  narrow,
  "€√≤≥≈",
  range(0x100, 0x24f),
  range(0x370, 0x3ff),
  range(0x400, 0x52f),
  range(0x1e00, 0x1eff),
].join("");
