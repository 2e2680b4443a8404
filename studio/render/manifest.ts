import { existsSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Hotspots } from "./page/page.ts";

/** What is known of each master: from which inputs it was made, how large it is, where its named points lie. */
interface MasterRecord {
  inputs: string;
  width: number;
  height: number;
  alt: string;
  /** per cent of width and height */
  hotspots: Hotspots;
  /** seconds of the render, on the machine that made it */
  seconds: number;
}
export type Manifest = Record<string, MasterRecord>;

export const masterFile = (name: string): string =>
  fileURLToPath(new URL(`../masters/${name}.jpg`, import.meta.url));
const manifestFile = fileURLToPath(new URL("../masters/manifest.json", import.meta.url));

export async function readManifest(): Promise<Manifest> {
  return existsSync(manifestFile) ? (JSON.parse(await readFile(manifestFile, "utf8")) as Manifest) : {};
}

export async function writeManifest(manifest: Manifest): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => a.localeCompare(b)));
  await writeFile(`${manifestFile}.new`, `${JSON.stringify(sorted, null, 2)}\n`);
  await rename(`${manifestFile}.new`, manifestFile);
}
