import { parseAccept } from "hono/utils/accept";
import type { Encoding, SiteFile, Variant } from "./site-file.ts";

/**
 * Answers a GET or HEAD for a file: compressed, not modified, in part, or whole (RFC 9110).
 * @param more headers of this one answer
 */
export function sendFile(request: Request, file: SiteFile, more: Record<string, string> = {}): Response {
  const {
    body,
    encoding,
    etag,
    headers: common,
  } = chooseVariant(request.headers.get("Accept-Encoding"), file);
  const headers = { ...common, ...more };

  if (matches(request.headers.get("If-None-Match"), etag))
    return new Response(null, { status: 304, headers });

  const range = request.headers.get("Range");
  const condition = request.headers.get("If-Range");
  if (range && !encoding && (condition === null || condition === etag)) return sendPart(range, body, headers);

  headers["Content-Length"] = `${body.length}`;
  return new Response(request.method === "HEAD" ? null : body, { headers });
}

function chooseVariant(header: string | null, file: SiteFile): Variant {
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

function matches(header: string | null, etag: string) {
  if (header === null) return false;
  return header.split(",").some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag);
}

/** One range, as every browser asks for videos; several at once are answered with the whole file. */
function sendPart(range: string, body: Buffer<ArrayBuffer>, headers: Record<string, string>) {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (from === undefined || to === undefined || (from === "" && to === "")) {
    return new Response(body, { headers: { ...headers, "Content-Length": `${body.length}` } });
  }
  const start = from === "" ? Math.max(0, body.length - Number(to)) : Number(from);
  const end = from === "" || to === "" ? body.length - 1 : Math.min(Number(to), body.length - 1);
  if (start > end) {
    return new Response(null, {
      status: 416,
      headers: { ...headers, "Content-Range": `bytes */${body.length}` },
    });
  }
  const part = body.subarray(start, end + 1);
  return new Response(part, {
    status: 206,
    headers: {
      ...headers,
      "Content-Range": `bytes ${start}-${end}/${body.length}`,
      "Content-Length": `${part.length}`,
    },
  });
}
