import anyAscii from "any-ascii";

/**
 * Latin letters that no accent can be taken from, in ASCII: "straße" is "strasse", "łódź" without accents is "lodz".
 * Other scripts stay.
 */
export function latinInAscii(text: string) {
  return text.replaceAll(/[^\0-\x7F]/gu, (letter) =>
    /\p{Script=Latin}/u.test(letter) ? lettersOf(letter) || letter : letter,
  );
}

/** A Roman numeral may be drawn by signs there: ↀ is "(|)". */
const lettersOf = (letter: string) =>
  anyAscii(letter)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "");
