import { fileURLToPath } from "node:url";
import { readRecords, writeRecords } from "../../photographs/manifest.ts";

/** A film's record, which pages read too: its inputs, its size in pixels and seconds, its files in bytes. */
export type ClipRecord = {
  inputs: string;
  width: number;
  height: number;
  alt: string;
  /** length of one loop */
  seconds: number;
  webm: number;
  mp4: number;
};

const filmsFile = fileURLToPath(new URL("../../content/pictures/films.json", import.meta.url));

export const readFilms = (): Promise<Record<string, ClipRecord>> => readRecords(filmsFile);
export const writeFilms = (films: Record<string, ClipRecord>): Promise<void> =>
  writeRecords(filmsFile, films);
