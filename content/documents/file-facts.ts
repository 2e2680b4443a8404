import { readFile } from "node:fs/promises";

/** Of a file that the build has made; `pages` of a PDF. */
export type FileFacts = { bytes: number; pages?: number | undefined };

/** By the address of each file. Empty if there is no build. */
export async function fileFacts(): Promise<Readonly<Record<string, FileFacts>>> {
  const kept = await readFile("generated/documents.json", "utf8").catch(() => "{}");
  return JSON.parse(kept);
}

/** "640 kB", "4.3 MB" */
export function sizeInWords(bytes: number) {
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
