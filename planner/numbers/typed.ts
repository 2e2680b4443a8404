/** Text with the decimal digits of every script (Unicode's Nd) as 0 to 9: keyboards and people write other ones, too. */
export function plainDigits(text: string) {
  return text.replaceAll(/\p{Nd}/gu, (digit) => String(digitOf(digit)));
}

/** Every script's digits follow one another from its zero, in tens; only mathematical ones have several tens in a row. */
function digitOf(digit: string) {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return (code - zero) % 10;
}

/** A code as it was meant: digits and letters in their plain form, without blanks, hyphens and invisible characters. */
export function typedCode(text: string) {
  return plainDigits(text.normalize("NFKC")).replaceAll(/[\s\p{Pd}\p{C}]/gu, "");
}

const decimal = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** A number as people write it, with a point or a comma and digits of any script; NaN if it is none. */
export function typedNumber(text: string) {
  const plain = plainDigits(text.normalize("NFKC"))
    .trim()
    .replace(/^\u2212/, "-")
    .replace(/[,\u066B]/, ".");
  return decimal.test(plain) ? Number(plain) : Number.NaN;
}
