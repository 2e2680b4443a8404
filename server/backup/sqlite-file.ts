import { existsSync } from "node:fs";
import { copyFile, mkdir, open, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { findDamage } from "#server/database/damage.ts";
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
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await copyFile(copy, draft);
  await flush(draft);
  /* SQLite would apply a leftover write-ahead log to the restored database and mix the two. */
  for (const old of sqliteFiles(path).filter(existsSync)) {
    await mkdir(aside, { recursive: true, mode: 0o700 });
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

/** A process that uses a database with a write-ahead log holds a lock on it all the time. */
function refuseInUse(path: string) {
  if (!existsSync(path)) return;
  const file = new DatabaseSync(path, { timeout: 0 });
  try {
    file.exec("pragma locking_mode = exclusive; begin immediate; rollback");
  } catch (error) {
    if (((error as { errcode?: number }).errcode ?? 0) === busy)
      throw new BackupError(`A process has ${path} open. Stop the site, then restore.`);
    /* A damaged file may be replaced: that is what a restore is for. */
  } finally {
    file.close();
  }
}

const busy = 5;

async function flush(path: string) {
  const file = await open(path, "r+");
  try {
    await file.chmod(0o600);
    await file.sync();
  } finally {
    await file.close();
  }
}
