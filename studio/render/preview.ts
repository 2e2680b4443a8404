/**
 * A quick look: npm run node -- studio/render/preview.ts <shot> [width] [frames] [file]
 * or at some moments of a film: … preview.ts <film> <width> <plate's frames or rays> <seconds> …
 */
import { copyFile, mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Clip } from "../shots/clip.ts";
import { openStudio } from "./chromium.ts";
import { picturesFrom } from "./clip.ts";
import { findFilm, findShot } from "./find-shot.ts";
import { renderStill } from "./still.ts";

const [name = "", width = "800", frames = "6", ...rest] = process.argv.slice(2);
const out = fileURLToPath(new URL("../out/", import.meta.url));
await mkdir(out, { recursive: true });
const sized = (size: { width: number; height: number }) => ({
  width: Number(width),
  height: Math.round((Number(width) * size.height) / size.width),
});

async function previewFilm(film: Clip, moments: readonly number[]): Promise<void> {
  const plate = { ...film.sampling.plate, frames: Number(frames) };
  const small = { ...film, size: sized(film.size), sampling: { ...film.sampling, plate } };
  const pictures = moments.map((seconds) => Math.round(seconds * film.fps));
  const file = await picturesFrom({ ...small, name: `preview-${name}-${width}` }, name, pictures);
  for (const picture of pictures) await copyFile(file(picture), `${out}${name}-${picture}.png`);
}

async function previewStill(file = `${out}${name}.png`): Promise<void> {
  const shot = findShot(name);
  const { sampling } = shot;
  const small = {
    ...shot,
    size: sized(shot.size),
    sampling: { ...sampling, frames: Number(frames), shadowMap: Math.min(sampling.shadowMap, 1280) },
  };
  const studio = await openStudio();
  try {
    const still = await renderStill(studio, small, file, () => {});
    console.info(
      `${name}: ${still.seconds.toFixed(1)} s, ${Math.round(still.triangles / 1000)} k triangles`,
      still.hotspots,
    );
  } finally {
    await studio.close();
  }
}

const clip = findFilm(name);
if (clip) await previewFilm(clip, rest.map(Number));
else await previewStill(rest[0]);
