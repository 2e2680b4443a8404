import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { NotBuilt } from "#server/http/site-files.ts";
import type { Searchable } from "./search-index.ts";

/**
 * Reads what the build wrote about the pages for the search.
 * @param folder the build's folder
 * @throws {NotBuilt} if there is nothing
 */
export async function readSearchable(folder: string): Promise<Searchable> {
  const text = await readFile(join(folder, "search.json"), "utf8").catch((error) => {
    throw error.code === "ENOENT" ? new NotBuilt() : error;
  });
  return JSON.parse(text);
}
