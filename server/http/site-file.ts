import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { contentSecurityPolicy, inlineScriptHashes } from "./content-security-policy.ts";
import { securityHeaders } from "./security-headers.ts";

export type Encoding = "br" | "gzip";

/** One file of the site, whole in memory and ready to send: as it is, and in the encodings that a browser may take. */
export type SiteFile = { plain: Variant } & Partial<Record<Encoding, Variant>>;

/** One encoding of a file, with all the headers of its answer: they are joined once, not at every request. */
export type Variant = {
  body: Buffer<ArrayBuffer>;
  etag: string;
  encoding: Encoding | undefined;
  headers: Readonly<Record<string, string>>;
};

/** Told apart by what it has: the adapter to Node brings a class Response of its own, which others are no instance of. */
export function isSiteFile(answer: SiteFile | Response): answer is SiteFile {
  return "plain" in answer;
}

type SiteFileInput = {
  body: Buffer<ArrayBuffer>;
  compressed: Partial<Record<Encoding, Buffer<ArrayBuffer>>>;
  type: string;
  cacheControl: string;
  tls: boolean;
  /** The name under which a browser saves it. */
  fileName?: string | undefined;
  /** Sources for a page's inline scripts; by default a hash for each. */
  inlineScripts?: readonly string[];
};

/** Works out the headers that belong to a file's content; a page gets the policy for its own inline scripts. */
export function siteFile(input: SiteFileInput): SiteFile {
  const { body, compressed, type, cacheControl, tls, fileName } = input;
  const isPage = type.startsWith("text/html");
  const inlineScripts = () => input.inlineScripts ?? inlineScriptHashes(body.toString());
  const policy = isPage && contentSecurityPolicy(inlineScripts(), { tls });
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  const headers = {
    ...securityHeaders({ tls }),
    "Content-Type": type,
    "Cache-Control": cacheControl,
    ...(policy && { "Content-Security-Policy": policy }),
    ...(fileName && { "Content-Disposition": `inline; filename="${fileName.replaceAll('"', "")}"` }),
    Vary: "Accept-Encoding",
    "Accept-Ranges": "bytes",
  };
  const { br, gzip } = compressed;
  return {
    plain: variant(body),
    ...(br && { br: variant(br, "br") }),
    ...(gzip && { gzip: variant(gzip, "gzip") }),
  };

  function variant(content: Buffer<ArrayBuffer>, encoding?: Encoding): Variant {
    const etag = `"${hash}${encoding ? `-${encoding}` : ""}"`;
    const own = { ETag: etag, ...(encoding && { "Content-Encoding": encoding }) };
    return { body: content, etag, encoding, headers: { ...headers, ...own } };
  }
}

/**
 * Compresses a page rendered at request time, beside other requests; the build does the same for files, at the highest
 * level.
 */
export async function compressPage(body: Buffer): Promise<SiteFileInput["compressed"]> {
  const [br, gzip] = await Promise.all([
    toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    toGzip(body, { level: 9 }),
  ]);
  return { br, gzip };
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
