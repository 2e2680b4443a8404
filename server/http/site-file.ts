import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { type Content, contentInMemory } from "./content.ts";
import { contentSecurityPolicy, inlineScriptHashes } from "./content-security-policy.ts";
import { assetHeaders, securityHeaders } from "./security-headers.ts";

export type Encoding = "br" | "gzip";

/** One file of the site, ready to send: as it is, and in the encodings that a browser may take. */
export type SiteFile = {
  plain: Variant;
  isPart: boolean;
} & Partial<Record<Encoding, Variant>>;

/** One encoding of a file, with all the headers of its answer: they are joined once, not at every request. */
export type Variant = {
  content: Content;
  etag: string;
  encoding: Encoding | undefined;
  headers: Readonly<Record<string, string>>;
};

/** Recognised by its fields: the Node adapter has its own class Response, so `instanceof` fails for others. */
export function isSiteFile(answer: SiteFile | Response): answer is SiteFile {
  return "plain" in answer;
}

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

type Contents = { plain: Content } & Partial<Record<Encoding, Content>>;

/** Joins the headers that belong to a file; a page gets the policy for its own inline scripts. */
export function describeFile(facts: FileFacts, contents: Contents, { tls }: { tls: boolean }): SiteFile {
  const isPart = facts.isPart ?? false;
  const common = isPart ? headersOfPart(facts, tls) : headersOfDocument(facts, tls);
  const { plain, br, gzip } = contents;
  return {
    isPart,
    plain: variant(plain),
    ...(br && { br: variant(br, "br") }),
    ...(gzip && { gzip: variant(gzip, "gzip") }),
  };

  function variant(content: Content, encoding?: Encoding): Variant {
    const etag = `"${facts.hash}${encoding ? `-${encoding}` : ""}"`;
    const own = {
      ...(!isPart && { ETag: etag }),
      ...(encoding && { "Content-Encoding": encoding }),
    };
    return { content, etag, encoding, headers: { ...common, ...own } };
  }
}

/** A policy governs a document, so its parts carry none; their address identifies the version. */
function headersOfPart({ type, cacheControl }: FileFacts, tls: boolean) {
  return {
    ...assetHeaders({ tls }),
    "Content-Type": type,
    "Cache-Control": cacheControl,
    Vary: "Accept-Encoding",
  };
}

function headersOfDocument(facts: FileFacts, tls: boolean) {
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
    ...(fileName && { "Content-Disposition": `inline; filename="${fileName.replaceAll('"', "")}"` }),
    Vary: "Accept-Encoding",
    "Accept-Ranges": "bytes",
  };
}

type SiteFileInput = Omit<FileFacts, "hash"> & {
  body: Buffer<ArrayBuffer>;
  compressed: Partial<Record<Encoding, Buffer<ArrayBuffer>>>;
  tls: boolean;
};

/** A file made while the site runs. A page gets a hash for each of its inline scripts by default. */
export function siteFile({ body, compressed: { br, gzip }, tls, ...facts }: SiteFileInput): SiteFile {
  const inlineScripts = facts.type.startsWith("text/html")
    ? (facts.inlineScripts ?? inlineScriptHashes(body.toString()))
    : undefined;
  const contents = {
    plain: contentInMemory(body),
    ...(br && { br: contentInMemory(br) }),
    ...(gzip && { gzip: contentInMemory(gzip) }),
  };
  return describeFile({ ...facts, inlineScripts, hash: hashOf(body) }, contents, { tls });
}

export function hashOf(body: Buffer) {
  return createHash("sha256").update(body).digest("base64url").slice(0, 22);
}

/** Compresses a page rendered at request time, off the main thread; the build compresses files at the highest level. */
export async function compressPage(body: Buffer): Promise<SiteFileInput["compressed"]> {
  const [br, gzip] = await Promise.all([
    toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    toGzip(body, { level: 9 }),
  ]);
  return { br, gzip };
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
