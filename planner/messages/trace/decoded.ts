/**
 * Text out of bytes that arrive in pieces: UTF-8, or UTF-16 if a byte order mark says so, or a zero beside the first
 * letter, as a redirection in some shells writes it. Bytes that are no text become a question mark each.
 */
export class Decoded {
  #decoder: TextDecoder | undefined;

  piece(bytes: Uint8Array): string {
    this.#decoder ??= new TextDecoder(encodingOf(bytes));
    return this.#decoder.decode(bytes, { stream: true });
  }

  end(): string {
    return this.#decoder?.decode() ?? "";
  }
}

function encodingOf([first, second]: Uint8Array) {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return "utf-16le";
  return (first === 0xfe && second === 0xff) || (first === 0 && second !== undefined) ? "utf-16be" : "utf-8";
}
