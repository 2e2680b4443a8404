/** npm run studio -- <shot> …   or   npm run studio -- --changed */
import { existsSync } from "node:fs";
import type { Shot } from "../shots/shot.ts";
import { shots } from "../shots/shots.ts";
import { openStudio } from "./chromium.ts";
import { findShot, shotNames } from "./find-shot.ts";
import { inputHash } from "./inputs.ts";
import { masterFile, readManifest, writeManifest } from "./manifest.ts";
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
  const todo = wanted.includes("--changed") ? await changedShots() : wanted.map(findShot);
  if (todo.length === 0) console.info("Every master is made from its present inputs.");
  for (const [i, shot] of todo.entries()) await renderMaster(shot, `${i + 1} of ${todo.length}`);
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
    console.info(`${shot.name}: ${Math.round(seconds)} s → studio/masters/${shot.name}.jpg`);
  } finally {
    await studio.close();
  }
}
