/**
 * What somebody typed, as others read it in a terminal or a mail: characters that move a cursor, or turn the direction of
 * what follows, are replaced.
 */
export function legible(typed: string) {
  return typed
    .toWellFormed()
    .replaceAll(/\r\n?|[\u2028\u2029]/g, "\n")
    .replaceAll(/(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu, "\uFFFD");
}

/** The same among lines of our own, which its further lines can't imitate. */
export function legibleAmongLines(typed: string) {
  return legible(typed).replaceAll("\n", "\n    ");
}
