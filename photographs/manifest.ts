import { existsSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

/** Named points of a picture, in per cent of its width and height. */
export type Points = Readonly<Record<string, { left: number; top: number }>>;

/** What the studio says of each master that it hands over: from which inputs it was made, its size, what it shows. */
interface MasterRecord {
  inputs: string;
  width: number;
  height: number;
  alt: string;
  hotspots: Points;
  /** seconds of the render, on the machine that made it */
  seconds: number;
}
export type Manifest = Record<string, MasterRecord>;

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** A shot of the studio at full size. */
export const masterFile = (name: string): string => file(`studio/${name}.jpg`);
/** What came from a camera, as it came. */
export const cameraFolder = file("./");

const manifestFile = file("studio/manifest.json");

export const readManifest = (): Promise<Manifest> => readRecords(manifestFile);
export const writeManifest = (manifest: Manifest): Promise<void> => writeRecords(manifestFile, manifest);

/** Records by name; none where there is no such file. */
export async function readRecords<T>(path: string): Promise<Record<string, T>> {
  return existsSync(path) ? (JSON.parse(await readFile(path, "utf8")) as Record<string, T>) : {};
}

/** Sorted by name; whoever reads meanwhile finds the old file or the new one. */
export async function writeRecords(path: string, records: Record<string, unknown>): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(records).sort(([a], [b]) => a.localeCompare(b)));
  await writeFile(`${path}.new`, `${JSON.stringify(sorted, null, 2)}\n`);
  await rename(`${path}.new`, path);
}
