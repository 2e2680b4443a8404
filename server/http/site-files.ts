import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { getMimeType } from "hono/utils/mime";
import { type SiteFile, siteFile } from "./site-file.ts";

/** Files by their address in lower case: `/products/mag` finds the page that is written `/products/Mag`. */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

/**
 * Reads the whole built site into memory, with the `.br` and `.gz` files that the build put beside it.
 * @param folder the build's folder for the browser
 * @throws {NotBuilt} when the folder is not there
 */
export async function readSiteFiles(folder: string, { tls }: { tls: boolean }): Promise<SiteFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
    throw error.code === "ENOENT" ? new NotBuilt() : error;
  });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const contents = new Map(
    await Promise.all(paths.map(async (path) => [path, await readFile(path)] as const)),
  );

  const files = new Map<string, SiteFile>();
  for (const [path, body] of contents) {
    if (/\.(br|gz)$/.test(path)) continue;
    const [br, gzip] = [contents.get(`${path}.br`), contents.get(`${path}.gz`)];
    const address = path.slice(folder.length).replaceAll("\\", "/");
    files.set(
      pageAddress(address).toLowerCase(),
      siteFile({
        body,
        compressed: { ...(br && { br }), ...(gzip && { gzip }) },
        type: mediaType(address),
        cacheControl: cacheControl(address),
        tls,
        fileName: address.endsWith(".pdf") ? basename(address) : undefined,
      }),
    );
  }
  return files;
}

export class NotBuilt extends Error {
  override name = "NotBuilt";
  override message =
    "The site is not built yet. Run `npm run build`, or `npm start`, which does it by itself.";
}

function pageAddress(address: string) {
  return address.replace(/\/index\.html$/, "") || "/";
}

function mediaType(address: string) {
  if (address.endsWith(".data")) return "text/x-script; charset=utf-8";
  if (address.endsWith(".webmanifest")) return "application/manifest+json";
  return getMimeType(address) ?? "application/octet-stream";
}

/** Names under /assets/ and /pictures/ carry a hash of their content; everything else is asked for again, by its ETag. */
function cacheControl(address: string) {
  if (/^\/(assets|pictures)\//.test(address)) return "public, max-age=31536000, immutable";
  if (address.endsWith(".html") || address.endsWith(".data")) return "public, no-cache";
  return "public, max-age=3600";
}
