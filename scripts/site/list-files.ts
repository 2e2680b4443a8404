import { readdir, readFile, stat } from "node:fs/promises";
import { basename, join, relative } from "node:path";
import { getMimeType } from "hono/utils/mime";
import { inlineScriptHashes, inlineStyleHashes } from "#server/http/content-security-policy.ts";
import { hashOf } from "#server/http/site-file.ts";
import type { ListedFile } from "#server/http/site-files.ts";

/** Lists the files of a folder as the server sends them, each with the `.br` and `.gz` that stand beside it. */
export async function listFiles(folder: string): Promise<ListedFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
  return Promise.all(paths.sort().map((path) => listFile(folder, path)));
}

async function listFile(folder: string, path: string): Promise<ListedFile> {
  const body = await readFile(join(folder, path));
  const [br, gzip] = await Promise.all([
    sizeOf(join(folder, `${path}.br`)),
    sizeOf(join(folder, `${path}.gz`)),
  ]);
  const type = mediaType(path);
  return {
    address: addressOf(path),
    path,
    length: body.length,
    br,
    gzip,
    type,
    cacheControl: cacheControl(path),
    isPart: isPart(path),
    hash: hashOf(body),
    ...(type.startsWith("text/html") && inlineSources(body.toString())),
    ...(/\.pdf$|^files\//.test(path) && { fileName: basename(path) }),
  };
}

function inlineSources(html: string) {
  return { inlineScripts: inlineScriptHashes(html), inlineStyles: inlineStyleHashes(html) };
}

async function sizeOf(path: string) {
  return (await stat(path).catch(() => undefined))?.size;
}

function addressOf(path: string) {
  return `/${path}`.replace(/\/index\.html$/, "").toLowerCase() || "/";
}

/** Script and style need no character set: script modules are UTF-8, and style follows its page. */
function mediaType(path: string) {
  if (path.endsWith(".data")) return "text/x-script; charset=utf-8";
  if (path.endsWith(".ndjson")) return "application/x-ndjson";
  if (path.endsWith(".webmanifest")) return "application/manifest+json";
  if (path.startsWith("assets/") && path.endsWith(".js")) return "text/javascript";
  if (path.startsWith("assets/") && path.endsWith(".css")) return "text/css";
  return getMimeType(path) ?? "application/octet-stream";
}

/** Names under /assets/ and /pictures/ carry a hash of their content. */
function isPart(path: string) {
  return /^(assets|pictures)\//.test(path);
}

/** Other files are revalidated by their ETag. */
function cacheControl(path: string) {
  if (isPart(path)) return "public, max-age=31536000, immutable";
  if (path.endsWith(".html") || path.endsWith(".data")) return "public, no-cache";
  return "public, max-age=3600";
}
