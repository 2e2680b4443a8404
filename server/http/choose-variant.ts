import { parseAccept } from "hono/utils/accept";
import type { Encoding, SiteFile, Variant } from "./site-file.ts";

/** Chooses the variant of a file for a browser's Accept-Encoding. */
export function chooseVariant(header: string | null | undefined, file: SiteFile): Variant {
  if (!header) return file.plain;
  for (const encoding of acceptedEncodings(header)) {
    const variant = file[encoding];
    if (variant) return variant;
  }
  return file.plain;
}

/** Browsers send only a few different values, so each is parsed once. */
const known = new Map<string, readonly Encoding[]>();

function acceptedEncodings(header: string) {
  const before = known.get(header);
  if (before) return before;
  const accepted = new Map(parseAccept(header).map(({ type, q }) => [type.toLowerCase(), q]));
  const encodings = (["br", "gzip"] as const).filter(
    (encoding) => (accepted.get(encoding) ?? accepted.get("*") ?? 0) > 0,
  );
  if (known.size >= 100) known.clear();
  known.set(header, encodings);
  return encodings;
}
