import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { showing } from "../shots/clip.ts";
import { clips } from "../shots/clips.ts";
import { encode, largestFilm } from "./encode.ts";
import { readFilms } from "./films-made.ts";

const clip = clips.find(({ name }) => name === "fork-film") ?? clips[0];
if (!clip) throw new Error("There are no films.");

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "encode-"));
  await writeFile(join(folder, "film.mp4"), "the film of before");
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

async function brokenPicture(): Promise<string> {
  const file = join(folder, "broken.png");
  await writeFile(file, "no picture");
  return file;
}

it("says what to install if there is no ffmpeg", async () => {
  vi.stubEnv("PATH", folder);
  await expect(encode(clip, [await brokenPicture()], join(folder, "film"))).rejects.toThrow(
    /no ffmpeg.*apt-get install ffmpeg/,
  );
});

it("a film that can't be encoded leaves the previous one unchanged", async () => {
  await expect(encode(clip, [await brokenPicture()], join(folder, "film"))).rejects.toThrow();
  expect(await readFile(join(folder, "film.mp4"), "utf8")).toBe("the film of before");
  expect((await readdir(folder)).sort()).toEqual(["broken.png", "film.mp4"]);
});

it("a film that returns shows each picture forwards and backwards, and its first and last once", () => {
  const there = { seconds: 0.5, fps: 8, returns: true, opensAt: 0 };
  expect(showing(there)).toEqual([0, 1, 2, 1]);
  expect(showing({ ...there, opensAt: 0.25 })).toEqual([2, 1, 0, 1]);
  expect(showing({ ...there, returns: false })).toEqual([0, 1, 2, 3]);
});

it("the films on disk belong to clips, and none is larger than the limit", async () => {
  const names = new Set(clips.map(({ film }) => film));
  for (const [name, film] of Object.entries(await readFilms())) {
    expect(names).toContain(name);
    expect(Math.max(film.webm, film.mp4)).toBeLessThanOrEqual(largestFilm);
    expect(film.seconds).toBeGreaterThanOrEqual(6);
  }
});
