import anyAscii from "any-ascii";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { assetHeaders, securityHeaders } from "./security-headers.ts";

export type FileFacts = {
  type: string;
  cacheControl: string;
  /** A part of a page, whose address changes with its content. */
  isPart?: boolean;
  /** Names the content, in any encoding. */
  hash: string;
  /** Sources for a page's inline scripts; undefined for everything else. */
  inlineScripts?: readonly string[] | undefined;
  /** Sources for a page's inline stylesheets. */
  inlineStyles?: readonly string[] | undefined;
  /** The name under which a browser saves it. */
  fileName?: string | undefined;
};

/** A policy governs a document, so its parts carry none; their address identifies the version. */
export function headersOfPart({ type, cacheControl }: FileFacts, tls: boolean) {
  return {
    ...assetHeaders({ tls }),
    "Content-Type": type,
    "Cache-Control": cacheControl,
    Vary: "Accept-Encoding",
  };
}

export function headersOfDocument(facts: FileFacts, tls: boolean) {
  const { type, cacheControl, inlineScripts, inlineStyles, fileName } = facts;
  return {
    ...securityHeaders({ tls }),
    "Content-Type": type,
    "Cache-Control": cacheControl,
    ...(inlineScripts && {
      "Content-Security-Policy": contentSecurityPolicy(inlineScripts, {
        tls,
        ...(inlineStyles && { inlineStyles }),
      }),
    }),
    ...(fileName && { "Content-Disposition": `inline; ${savedAs(fileName)}` }),
    Vary: "Accept-Encoding",
    "Accept-Ranges": "bytes",
  };
}

/** RFC 6266: a header holds ASCII alone, so a name in other letters stands twice: spelled in Latin ones, and encoded. */
export function savedAs(name: string) {
  const plain = anyAscii(name).replaceAll(/["\\]/g, "");
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return plain === name ? `filename="${name}"` : `filename="${plain}"; filename*=UTF-8''${encoded}`;
}
