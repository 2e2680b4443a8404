import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

/** What the pages know of a photograph; content/photographs.json has one a name. */
export interface Photograph {
  /** of its master and of how it was sized: part of its files' names */
  hash: string;
  width: number;
  height: number;
  alt: string;
  /** the grey around what it shows, until it is there */
  ground: string;
  /** named points, in per cent of width and height */
  points: Readonly<Record<string, { left: number; top: number }>>;
}

/** What a photograph is sized from; pixels, and per cent for its points. */
export interface Master {
  file: string;
  width: number;
  height: number;
  alt: string;
  points: Photograph["points"];
}

export type Photographs = Record<string, Photograph>;

export const photographsFile = fileURLToPath(new URL("../../content/photographs.json", import.meta.url));
export const sizedFolder = fileURLToPath(new URL("../../public/pictures/", import.meta.url));

export async function readPhotographs(): Promise<Photographs> {
  return existsSync(photographsFile)
    ? (JSON.parse(await readFile(photographsFile, "utf8")) as Photographs)
    : {};
}
