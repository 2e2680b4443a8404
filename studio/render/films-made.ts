import { fileURLToPath } from "node:url";
import { readRecords, writeRecords } from "../../photographs/manifest.ts";

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

const filmsFile = fileURLToPath(new URL("../../content/films.json", import.meta.url));

export const readFilms = (): Promise<Record<string, ClipRecord>> => readRecords(filmsFile);
export const writeFilms = (films: Record<string, ClipRecord>): Promise<void> =>
  writeRecords(filmsFile, films);
