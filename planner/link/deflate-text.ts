import { deflateSync, Inflate } from "fflate";

/** Bytes that a link may inflate to: a plan at every limit takes a tenth. */
const maxBytes = 1_000_000;

/** Bytes inflated at once. They become a thousand times as many at most, so little is made beyond the limit. */
const slice = 512;

/** Deflates text into base64url, whose characters an address holds unescaped. */
export function deflateText(text: string): string {
  const bytes = deflateSync(new TextEncoder().encode(text), { level: 9 });
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/**
 * The text that was deflated, or as much of it as a damaged one still gives.
 * @returns undefined if nothing can be read, or if it would inflate beyond `most`
 */
export function inflateText(letters: string, most = maxBytes): string | undefined {
  const parts: Uint8Array[] = [];
  let length = 0;
  const inflate = new Inflate((part) => {
    length += part.length;
    if (length > most) throw new RangeError("too long");
    parts.push(part);
  });
  try {
    const whole = letters.replaceAll("-", "+").replaceAll("_", "/");
    const binary = atob(whole.slice(0, whole.length - (whole.length % 4 === 1 ? 1 : 0)));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    for (let begin = 0; begin < bytes.length; begin += slice)
      inflate.push(bytes.subarray(begin, begin + slice));
  } catch {
    if (length > most) return undefined;
  }
  if (length === 0) return undefined;
  const decoder = new TextDecoder();
  return parts.map((part) => decoder.decode(part, { stream: true })).join("") + decoder.decode();
}
