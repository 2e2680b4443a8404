/** npm run studio -- <shot or film> …   or   npm run studio -- --changed */
import { existsSync } from "node:fs";
import { masterFile, readManifest, writeManifest } from "../../photographs/manifest.ts";
import type { Clip } from "../shots/clip.ts";
import { clips } from "../shots/clips.ts";
import type { Shot } from "../shots/shot.ts";
import { shots } from "../shots/shots.ts";
import { openStudio } from "./chromium.ts";
import { renderClip } from "./clip.ts";
import { filmFile } from "./encode.ts";
import { readFilms, writeFilms } from "./films-made.ts";
import { findFilm, findShot, shotNames } from "./find-shot.ts";
import { clipHash, inputHash } from "./inputs.ts";
import { progressLine } from "./progress.ts";
import { renderStill } from "./still.ts";
import { StudioError } from "./studio-error.ts";

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof StudioError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function run(wanted: readonly string[]): Promise<void> {
  if (wanted.length === 0) {
    throw new StudioError(
      `Name a shot, or --changed for all whose inputs changed. The shots are: ${shotNames()}.`,
    );
  }
  const todo = wanted.includes("--changed")
    ? [...(await changedShots()), ...(await changedFilms())]
    : wanted.map((name) => findFilm(name) ?? findShot(name));
  if (todo.length === 0) console.info("Every master is made from its present inputs.");
  for (const [i, work] of todo.entries()) {
    const position = `${i + 1} of ${todo.length}`;
    await ("film" in work ? renderFilm(work, position) : renderMaster(work, position));
  }
}

async function changedFilms(): Promise<Clip[]> {
  const films = await readFilms();
  const changed: Clip[] = [];
  for (const film of clips) {
    const inputs = await clipHash(film);
    const current = films[film.film]?.inputs === inputs;
    if (!current || !existsSync(`${filmFile(film.film)}.mp4`)) changed.push(film);
  }
  return changed;
}

async function renderFilm(clip: Clip, position: string): Promise<void> {
  const started = performance.now();
  const label = `${clip.name} (${position})`;
  const record = await renderClip(clip, label);
  await writeFilms({ ...(await readFilms()), [clip.film]: record });
  const seconds = Math.round((performance.now() - started) / 1000);
  console.info(`${clip.name}: ${seconds} s → public/videos/${clip.film}.webm and .mp4`);
}

async function changedShots(): Promise<Shot[]> {
  const manifest = await readManifest();
  const changed: Shot[] = [];
  for (const shot of shots) {
    const current = manifest[shot.name]?.inputs === (await inputHash(shot));
    if (!current || !existsSync(masterFile(shot.name))) changed.push(shot);
  }
  return changed;
}

async function renderMaster(shot: Shot, position: string): Promise<void> {
  const inputs = await inputHash(shot);
  const studio = await openStudio();
  try {
    const { seconds, hotspots } = await renderStill(
      studio,
      shot,
      masterFile(shot.name),
      progressLine(`${shot.name} (${position})`, shot.sampling.frames),
    );
    const { alt, size } = shot;
    const record = { inputs, ...size, alt, hotspots, seconds: Math.round(seconds) };
    await writeManifest({ ...(await readManifest()), [shot.name]: record });
    console.info(`${shot.name}: ${Math.round(seconds)} s → photographs/studio/${shot.name}.jpg`);
  } finally {
    await studio.close();
  }
}
