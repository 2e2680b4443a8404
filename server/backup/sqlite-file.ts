import { existsSync, readdirSync } from "node:fs";
import { copyFile, open, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beingRestored, draftOfRestore, findDamage, isInUse } from "#server/database/damage.ts";
import { makeFolder } from "../folders/make-folder.ts";
import { BackupError } from "./manifest.ts";
import { countRows } from "./sqlite-rows.ts";

/** The database, its write-ahead log, and its shared-memory file. */
const sqliteFiles = (path: string) => [path, `${path}-wal`, `${path}-shm`];

/**
 * Copies a SQLite database as it is at one moment, while other processes use it. The copy needs no log beside it.
 * @returns rows of each table
 * @throws {BackupError} where the copy is not whole
 */
export async function copySqlite(path: string, copy: string) {
  const source = new DatabaseSync(path, { readOnly: true, timeout: 30_000 });
  try {
    source.prepare("vacuum into ?").run(copy);
  } finally {
    source.close();
  }
  await flush(copy);
  refuseDamaged(copy);
  return countRows(copy);
}

/**
 * Copies a copy beside the database that it is to replace, whole and on the disk.
 * @returns `place`, which puts it in that one's place
 * @throws {BackupError} if a process has the database open
 */
export async function bringSqlite(copy: string, path: string) {
  refuseInUse(path);
  refuseDamaged(copy);
  const draft = draftOfRestore(path);
  try {
    await copyFile(copy, draft);
    await flush(draft);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return {
    /**
     * From its first step to its last, the start refuses the database: it is `beingRestored`.
     * @param name of the folder beside the database for what was there before
     * @param besides what is restored with it
     * @returns what `besides` does, and the folder if there was anything
     */
    async place<Result>(name: string, besides: () => Promise<Result>) {
      const aside = join(dirname(path), interruptedAside(path) ?? name);
      await rename(draft, beingRestored(path));
      const done = await besides();
      /* SQLite would apply a leftover write-ahead log to the restored database and mix the two. */
      for (const old of sqliteFiles(path).filter(existsSync)) {
        makeFolder(aside);
        await rename(old, join(aside, basename(old)));
      }
      await rename(beingRestored(path), path);
      await flushFolder(dirname(path));
      return { ...done, kept: existsSync(aside) ? aside : undefined };
    },
  };
}

/** Where a restore that was interrupted put the database, but not yet the log that lies beside its place. */
function interruptedAside(path: string) {
  if (existsSync(path) || !existsSync(beingRestored(path))) return undefined;
  return readdirSync(dirname(path))
    .filter((name) => name.startsWith("replaced_"))
    .sort()
    .at(-1);
}

function refuseDamaged(path: string) {
  const damage = findDamage(path, { thorough: true });
  if (damage) throw new BackupError(`${path} is damaged: ${damage}. It can't be used.`);
}

function refuseInUse(path: string) {
  if (existsSync(path) && isInUse(path))
    throw new BackupError(`A process has ${path} open. Stop the site, then restore.`);
}

async function flush(path: string) {
  const file = await open(path, "r+");
  try {
    await file.chmod(0o600);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A name is on the disk only once its folder is. */
async function flushFolder(folder: string) {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
