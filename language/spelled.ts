import anyAscii from "any-ascii";

/**
 * A text in letters that a typeface has: without accents, or in Latin ones, where those of its script are missing. A
 * Chinese character is a word there.
 */
export function spelled(text: string, has: (character: string) => boolean) {
  return Array.from(text.normalize("NFC"), (character) => {
    if (has(character) || /\s/u.test(character)) return character;
    const plain = Array.from(character.normalize("NFKD")).filter(has);
    if (plain.length > 0) return plain.join("");
    if (!/[\p{L}\p{M}\p{N}]/u.test(character)) return "";
    const latin = anyAscii(character).replaceAll(/['`]/g, "");
    return /\p{Script=Han}/u.test(character) ? ` ${latin} ` : latin;
  })
    .join("")
    .replaceAll(/ +/g, " ")
    .trim();
}
