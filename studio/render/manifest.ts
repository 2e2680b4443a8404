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

/** What is known of each film, by the name of its files; pages read it too. From which inputs it was made, its size in pixels and seconds, its files in bytes. */
export interface ClipRecord {
  inputs: string;
  width: number;
  height: number;
  alt: string;
  /** of one loop */
  seconds: number;
  webm: number;
  mp4: number;
}

export const masterFile = (name: string): string =>
  fileURLToPath(new URL(`../masters/${name}.jpg`, import.meta.url));
const manifestFile = fileURLToPath(new URL("../masters/manifest.json", import.meta.url));
const filmsFile = fileURLToPath(new URL("../../content/films.json", import.meta.url));

export const readManifest = (): Promise<Manifest> => read(manifestFile);
export const writeManifest = (manifest: Manifest): Promise<void> => write(manifestFile, manifest);

export const readFilms = (): Promise<Record<string, ClipRecord>> => read(filmsFile);
export const writeFilms = (films: Record<string, ClipRecord>): Promise<void> => write(filmsFile, films);

async function read<T>(file: string): Promise<Record<string, T>> {
  return existsSync(file) ? (JSON.parse(await readFile(file, "utf8")) as Record<string, T>) : {};
}

async function write(file: string, records: Record<string, unknown>): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(records).sort(([a], [b]) => a.localeCompare(b)));
  await writeFile(`${file}.new`, `${JSON.stringify(sorted, null, 2)}\n`);
  await rename(`${file}.new`, file);
}
