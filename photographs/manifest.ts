import { existsSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

/** Named points in a picture, in per cent of its width and height. */
export type Points = Readonly<Record<string, { left: number; top: number }>>;

/** The studio's record of a master: the inputs from which it was made, its size, what it shows. */
type MasterRecord = {
  inputs: string;
  width: number;
  height: number;
  alt: string;
  hotspots: Points;
  /** seconds that the render took on the machine that made it */
  seconds: number;
};
export type Manifest = Record<string, MasterRecord>;

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** A shot of the studio at full size. */
export const masterFile = (name: string): string => file(`studio/${name}.jpg`);
/** Files of cameras, unchanged. */
export const cameraFolder = file("./");

const manifestFile = file("studio/manifest.json");

export const readManifest = (): Promise<Manifest> => readRecords(manifestFile);
export const writeManifest = (manifest: Manifest): Promise<void> => writeRecords(manifestFile, manifest);

/** Records by name; empty if there is no such file. */
export async function readRecords<T>(path: string): Promise<Record<string, T>> {
  return existsSync(path) ? (JSON.parse(await readFile(path, "utf8")) as Record<string, T>) : {};
}

/** Writes records sorted by name. A concurrent reader finds either the old file or the new one. */
export async function writeRecords(path: string, records: Record<string, unknown>): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(records).sort(([a], [b]) => a.localeCompare(b)));
  await writeFile(`${path}.new`, `${JSON.stringify(sorted, null, 2)}\n`);
  await rename(`${path}.new`, path);
}
