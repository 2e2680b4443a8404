/** A file's text by its byte order mark; without one, UTF-16 shows by its zeros, and what is no UTF-8 is Windows' Western set. */
export function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  const head = bytes.subarray(0, 400);
  const zeros = (from: number) => head.filter((byte, at) => at % 2 === from && byte === 0).length;
  const many = head.length / 4;
  if (head.length >= 8 && zeros(1) > many && zeros(0) === 0) return new TextDecoder("utf-16le").decode(bytes);
  if (head.length >= 8 && zeros(0) > many && zeros(1) === 0) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
