import { chooseVariant } from "./choose-variant.ts";
import type { Content } from "./content.ts";
import type { SiteFile } from "./site-file.ts";

/**
 * Answers a GET or HEAD for a file: compressed, not modified, in part, or whole (RFC 9110).
 * @param more headers of this one answer
 * @throws {FileGone} if the disk no longer has it
 */
export function sendFile(
  request: Request,
  file: SiteFile,
  more: Record<string, string> = {},
): Response | Promise<Response> {
  const {
    content,
    encoding,
    etag,
    headers: common,
  } = chooseVariant(request.headers.get("Accept-Encoding"), file);
  const headers = { ...common, ...more };

  if (matches(request.headers.get("If-None-Match"), etag))
    return new Response(null, { status: 304, headers });

  const range = encoding ? undefined : askedRange(request, etag, content.length);
  if (range) return sendPart(range, content, headers);

  headers["Content-Length"] = `${content.length}`;
  if (request.method === "HEAD") return new Response(null, { headers });
  return sendBody(content.read(0, content.length), { headers });
}

/** Waits only for files not in memory: most requests are answered synchronously. */
function sendBody(body: ReturnType<Content["read"]>, init: ResponseInit) {
  return body instanceof Promise ? body.then((read) => new Response(read, init)) : new Response(body, init);
}

/**
 * Answers a GET or HEAD with a page shown instead of the one asked for: never in part, never as not modified.
 * @param more headers of this one answer
 */
export function sendPage(request: Request, file: SiteFile, status: number, more: Record<string, string>) {
  const { content, headers: common } = chooseVariant(request.headers.get("Accept-Encoding"), file);
  const { ETag: _, "Accept-Ranges": __, ...own } = common;
  const headers = { ...own, ...more, "Content-Length": `${content.length}` };
  if (request.method === "HEAD") return new Response(null, { status, headers });
  return sendBody(content.read(0, content.length), { status, headers });
}

/** Whether one of the tags of an If-None-Match names what would be sent. */
export function matches(header: string | null | undefined, etag: string) {
  if (!header) return false;
  return header.split(",").some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag);
}

/**
 * The first and last byte of a single range, which is what browsers ask of videos. Several ranges, one that ends before
 * it begins, and any range of a request without a body are ignored (RFC 9110, 14.1.1 and 14.2).
 */
function askedRange({ method, headers }: Request, etag: string, length: number) {
  const condition = headers.get("If-Range");
  if (method !== "GET" || (condition !== null && condition !== etag)) return undefined;
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(headers.get("Range") ?? "") ?? [];
  if ((!from && !to) || (from && to && Number(to) < Number(from))) return undefined;
  return {
    start: from ? Number(from) : Math.max(0, length - Number(to)),
    end: from && to ? Math.min(Number(to), length - 1) : length - 1,
  };
}

function sendPart(
  { start, end }: { start: number; end: number },
  content: Content,
  headers: Record<string, string>,
) {
  if (start > end) {
    return new Response(null, {
      status: 416,
      headers: { ...headers, "Content-Range": `bytes */${content.length}` },
    });
  }
  return sendBody(content.read(start, end + 1), {
    status: 206,
    headers: {
      ...headers,
      "Content-Range": `bytes ${start}-${end}/${content.length}`,
      "Content-Length": `${end + 1 - start}`,
    },
  });
}
