import { createHash } from "node:crypto";
import { type Content, contentInMemory } from "./content.ts";
import { inlineScriptHashes } from "./content-security-policy.ts";
import { type FileFacts, headersOfDocument, headersOfPart } from "./file-headers.ts";

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

export type SiteFileInput = Omit<FileFacts, "hash"> & {
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
