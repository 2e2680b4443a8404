import { existsSync } from "node:fs";
import { type Manifest, masterFile } from "../../photographs/manifest.ts";
import { filmInputsOf, inputsOf } from "../fingerprint/inputs.ts";
import type { Clip } from "../shots/clip.ts";
import type { Shot } from "../shots/shot.ts";
import { filmFile } from "./encode.ts";
import type { ClipRecord } from "./films-made.ts";

/** The shots whose master is missing or made from other inputs than today's. */
export function changedShots(shots: readonly Shot[], manifest: Manifest): Promise<Shot[]> {
  return changed(
    shots,
    async (shot) =>
      existsSync(masterFile(shot.name)) && manifest[shot.name]?.inputs === (await inputsOf(shot)),
  );
}

/** The films of which the same is true. */
export function changedFilms(
  clips: readonly Clip[],
  films: Readonly<Record<string, ClipRecord>>,
): Promise<Clip[]> {
  return changed(
    clips,
    async (clip) =>
      existsSync(`${filmFile(clip.film)}.mp4`) && films[clip.film]?.inputs === (await filmInputsOf(clip)),
  );
}

/** Leaves out what can't be made again because its vehicle has left the line. */
async function changed<T extends { name: string }>(
  works: readonly T[],
  isCurrent: (work: T) => Promise<boolean>,
): Promise<T[]> {
  const stale: T[] = [];
  for (const work of works) {
    try {
      if (!(await isCurrent(work))) stale.push(work);
    } catch (error) {
      console.info(`${work.name} stays as it is: ${(error as Error).message}`);
    }
  }
  return stale;
}

/** Records whose alt text has changed since: that needs no new picture. */
export function reworded(shots: readonly Shot[], manifest: Manifest): Manifest {
  return Object.fromEntries(
    shots.flatMap(({ name, alt }) => {
      const record = manifest[name];
      return record && record.alt !== alt ? [[name, { ...record, alt }]] : [];
    }),
  );
}
