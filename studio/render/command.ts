/** npm run studio -- <shot or film> …   or   npm run studio -- --changed */
import { masterFile, readManifest, writeManifest } from "../../photographs/manifest.ts";
import { inputsOf } from "../fingerprint/inputs.ts";
import { traceStill } from "../ray/trace.ts";
import type { Clip } from "../shots/clip.ts";
import { clips } from "../shots/clips.ts";
import type { Shot } from "../shots/shot.ts";
import { isWorldShot } from "../shots/shot.ts";
import { shots } from "../shots/shots.ts";
import { changedFilms, changedShots, reworded } from "./changed.ts";
import { openStudio } from "./chromium.ts";
import { renderClip } from "./clip.ts";
import { readFilms, writeFilms } from "./films-made.ts";
import { findFilm, findShot, shotNames } from "./find-shot.ts";
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
      `Name a shot, or --changed for all whose picture would be another one today. The shots are: ${shotNames()}.`,
    );
  }
  const todo = wanted.includes("--changed")
    ? await stale()
    : wanted.map((name) => findFilm(name) ?? findShot(name));
  if (todo.length === 0) console.info("Every master shows what its record says now.");
  for (const [i, work] of todo.entries()) {
    const position = `${i + 1} of ${todo.length}`;
    await ("film" in work ? renderFilm(work, position) : renderMaster(work, position));
  }
}

async function renderFilm(clip: Clip, position: string): Promise<void> {
  const started = performance.now();
  const label = `${clip.name} (${position})`;
  const record = await renderClip(clip, label);
  await writeFilms({ ...(await readFilms()), [clip.film]: record });
  const seconds = Math.round((performance.now() - started) / 1000);
  console.info(`${clip.name}: ${seconds} s → public/videos/${clip.film}.webm and .mp4`);
}

/** All shots and films that would come out differently today. Builds each scene, which takes about a second. */
async function stale(): Promise<(Shot | Clip)[]> {
  const manifest = await readManifest();
  const words = reworded(shots, manifest);
  await writeManifest({ ...manifest, ...words });
  for (const name of Object.keys(words)) console.info(`${name}: its alt text is the record's again`);
  console.info(`Looking at ${shots.length + clips.length} scenes …`);
  return [...(await changedShots(shots, manifest)), ...(await changedFilms(clips, await readFilms()))];
}

async function renderMaster(shot: Shot, position: string): Promise<void> {
  // Taken before, so that what changes while rays are traced makes the master stale.
  const inputs = await inputsOf(shot);
  const studio = await openStudio();
  try {
    const progress = progressLine(`${shot.name} (${position})`, shot.sampling.frames);
    const render = isWorldShot(shot)
      ? traceStill(studio, shot, masterFile(shot.name), progress)
      : renderStill(studio, shot, masterFile(shot.name), progress);
    const { seconds, hotspots } = await render;
    const { alt, size } = shot;
    const record = { inputs, ...size, alt, hotspots, seconds: Math.round(seconds) };
    await writeManifest({ ...(await readManifest()), [shot.name]: record });
    console.info(`${shot.name}: ${Math.round(seconds)} s → photographs/studio/${shot.name}.jpg`);
  } finally {
    await studio.close();
  }
}
