import { parseAccept } from "hono/utils/accept";
import type { Encoding, SiteFile, Variant } from "./site-file.ts";

/** The copy of a file that a browser with this Accept-Encoding is sent. */
export function chooseVariant(header: string | null | undefined, file: SiteFile): Variant {
  if (!header) return file.plain;
  for (const encoding of acceptedEncodings(header)) {
    const variant = file[encoding];
    if (variant) return variant;
  }
  return file.plain;
}

/** What browsers send here is one of a few texts, so each is read once. */
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
