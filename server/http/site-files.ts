import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Content, openFolder } from "./content.ts";
import type { FileFacts } from "./file-headers.ts";
import { describeFile, type SiteFile } from "./site-file.ts";

/** Files by their address in lower case: `/products/mag` finds the page that is written `/products/Mag`. */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

/** What the build records about each file: where it is, and everything its answer's headers need. Lengths in bytes. */
export type ListedFile = FileFacts & {
  address: string;
  /** Path below the listed folder. */
  path: string;
  length: number;
  /** Of the compressed copies beside it, `.br` and `.gz`. */
  br?: number | undefined;
  gzip?: number | undefined;
};

/**
 * The built site, file by file, from the list that the build wrote. A file's content is read when it is first asked
 * for, so that a start reads one file and not 1,700.
 * @param build the build's folder
 * @throws {NotBuilt} if there is no list
 */
export async function openSiteFiles(build: string, { tls }: { tls: boolean }): Promise<SiteFiles> {
  const text = await readFile(join(build, "files.json"), "utf8").catch((error) => {
    throw error.code === "ENOENT" ? new NotBuilt() : error;
  });
  return siteFilesOf(join(build, "client"), JSON.parse(text), { tls });
}

/** @param folder that the paths of the list begin at */
export function siteFilesOf(
  folder: string,
  list: readonly ListedFile[],
  { tls }: { tls: boolean },
): SiteFiles {
  const contentOf = openFolder();
  return new Map(list.map((file) => [file.address, describeFile(file, contentsOf(file), { tls })]));

  function contentsOf({ path, length, br, gzip }: ListedFile) {
    const at = (ending: string, size: number): Content => contentOf(join(folder, path + ending), size);
    return {
      plain: at("", length),
      ...(br && { br: at(".br", br) }),
      ...(gzip && { gzip: at(".gz", gzip) }),
    };
  }
}

export class NotBuilt extends Error {
  override name = "NotBuilt";
  override message =
    "The site is not built yet. Run `npm run build`, or `npm start`, which does it by itself.";
}
