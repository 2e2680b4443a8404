import { createHash } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { contentSecurityPolicy, inlineScriptHashes } from "./content-security-policy.ts";

export type Encoding = "br" | "gzip";

/** One file of the site, whole in memory and ready to send. */
export type SiteFile = {
  body: Buffer<ArrayBuffer>;
  compressed: Partial<Record<Encoding, Buffer<ArrayBuffer>>>;
  etag: string;
  headers: Record<string, string>;
};

type SiteFileInput = Pick<SiteFile, "body" | "compressed"> & {
  type: string;
  cacheControl: string;
  tls: boolean;
  /** The name under which a browser saves it. */
  fileName?: string | undefined;
};

/** Works out the headers that belong to a file's content; a page gets the policy for its own inline scripts. */
export function siteFile({ body, compressed, type, cacheControl, tls, fileName }: SiteFileInput): SiteFile {
  const isPage = type.startsWith("text/html");
  const policy = isPage && contentSecurityPolicy(inlineScriptHashes(body.toString()), { tls });
  return {
    body,
    compressed,
    etag: createHash("sha256").update(body).digest("base64url").slice(0, 22),
    headers: {
      "Content-Type": type,
      "Cache-Control": cacheControl,
      ...(policy && { "Content-Security-Policy": policy }),
      ...(fileName && { "Content-Disposition": `inline; filename="${fileName.replaceAll('"', "")}"` }),
    },
  };
}

/** Compresses a page rendered at request time; the build does the same for files, at the highest level. */
export function compressPage(body: Buffer): SiteFile["compressed"] {
  return {
    br: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    gzip: gzipSync(body, { level: 9 }),
  };
}
