import { fileURLToPath } from "node:url";
import { type Points, readRecords } from "../manifest.ts";

/** What the pages know of a photograph; content/pictures/photographs.json has one record for each. */
export type Photograph = {
  /** of its master and of how it was sized: part of its file names */
  hash: string;
  width: number;
  height: number;
  alt: string;
  /** the grey around its subject, shown until it has loaded */
  ground: string;
  points: Points;
};

/** A file from which photographs are sized; pixels. */
export type Master = {
  file: string;
  width: number;
  height: number;
  alt: string;
  points: Points;
};

export type Photographs = Record<string, Photograph>;

export const photographsFile = fileURLToPath(
  new URL("../../content/pictures/photographs.json", import.meta.url),
);
export const sizedFolder = fileURLToPath(new URL("../../public/pictures/", import.meta.url));

export const readPhotographs = (): Promise<Photographs> => readRecords(photographsFile);
