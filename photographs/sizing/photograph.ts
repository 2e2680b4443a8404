import { fileURLToPath } from "node:url";
import { type Points, readRecords } from "../manifest.ts";

/** What the pages know of a photograph; content/photographs.json has one a name. */
export interface Photograph {
  /** of its master and of how it was sized: part of its files' names */
  hash: string;
  width: number;
  height: number;
  alt: string;
  /** the grey around what it shows, until it is there */
  ground: string;
  points: Points;
}

/** What a photograph is sized from; pixels. */
export interface Master {
  file: string;
  width: number;
  height: number;
  alt: string;
  points: Points;
}

export type Photographs = Record<string, Photograph>;

export const photographsFile = fileURLToPath(new URL("../../content/photographs.json", import.meta.url));
export const sizedFolder = fileURLToPath(new URL("../../public/pictures/", import.meta.url));

export const readPhotographs = (): Promise<Photographs> => readRecords(photographsFile);
