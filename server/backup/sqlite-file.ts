import { existsSync } from "node:fs";
import { copyFile, open, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { findDamage, isInUse } from "#server/database/damage.ts";
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
 * Puts a copy in the place of a database.
 * @param aside folder for what was there before
 * @throws {BackupError} if a process has the database open
 */
export async function placeSqlite(copy: string, path: string, aside: string) {
  refuseInUse(path);
  refuseDamaged(copy);
  const draft = `${path}.restoring`;
  makeFolder(dirname(path));
  try {
    await copyFile(copy, draft);
    await flush(draft);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  /* SQLite would apply a leftover write-ahead log to the restored database and mix the two. */
  for (const old of sqliteFiles(path).filter(existsSync)) {
    makeFolder(aside);
    await rename(old, join(aside, basename(old)));
  }
  await rename(draft, path);
  await rm(`${path}-wal`, { force: true });
  await rm(`${path}-shm`, { force: true });
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
