import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "#server/config/config.ts";
import { refuseUnusable } from "#server/config/data-folder.ts";
import { sqliteFile } from "#server/database/connect.ts";
import { refuseUnfit } from "#server/database/damage.ts";
import { enterDoor } from "#server/database/door.ts";
import { openUnlimited } from "#server/database/unlimited.ts";
import { readSecrets } from "#server/secrets/secrets.ts";
import { makeFolder } from "../folders/make-folder.ts";
import { backupsIn, beginDraft, deleteUnfinished, finishDraft } from "./drafts.ts";
import { explainWriteError } from "./explain-write-error.ts";
import { rememberBackup } from "./last-backup.ts";
import { BackupError, describeFile, type Manifest, readManifest, writeManifest } from "./manifest.ts";
import { backUpPictures } from "./pictures.ts";
import { dumpTables, tableFile } from "./postgres-tables.ts";
import { copySqlite } from "./sqlite-file.ts";
import { migrationsOf } from "./sqlite-rows.ts";

type Source = Pick<Config, "dataDir" | "databaseUrl" | "bucket" | "secrets">;

export const databaseCopy = "database.sqlite";
export const secretCopy = "staff-secret";
export const linkSecretCopy = "link-secret";

/**
 * Backs up everything that a site keeps, while it runs, into a new folder: the database as it is at one moment, its
 * pictures, its secrets. It contains everything that was acknowledged before it began. What an interrupted backup left
 * is deleted.
 * @param into the folder that holds backups
 * @param options `forUpgrade` leaves out pictures, and is no backup that an operator may rely on: it stays on this disk
 * @returns the backup's folder and what is in it, as it was read back
 * @throws {BackupError} if there is nothing to back up, or the backup can't be written or is incomplete
 */
export async function backUp(
  source: Source,
  into: string,
  now: Date,
  { forUpgrade = false }: { forUpgrade?: boolean } = {},
) {
  const begunAt = now.toISOString();
  const folder = join(into, `backup-${begunAt.replaceAll(/[:.]/g, "-")}`);
  await refuseWithoutDatabase(source);
  try {
    makeFolder(into);
    await deleteUnfinished(into);
    const draft = await beginDraft(folder);
    try {
      await writeAll(source, draft, begunAt, forUpgrade);
      await finishDraft(draft, folder);
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      throw error;
    }
    const manifest = await readManifest(folder);
    if (!forUpgrade) await rememberBackup(source.dataDir, begunAt);
    return { folder, manifest };
  } catch (error) {
    const words = explainWriteError(error, { elsewhere: !forUpgrade });
    if (words === undefined) throw error;
    throw new BackupError(
      `The backup can't be written to ${into}: ${words} What was written of it is deleted; backups made before are as they were.`,
      { cause: error },
    );
  }
}

async function writeAll(source: Source, draft: string, begunAt: string, forUpgrade: boolean) {
  const database = await backUpDatabase(source, draft);
  const pictures = forUpgrade ? [] : await backUpPictures(source, draft);
  const secret = await backUpSecret(source, draft);
  const links = await backUpLinkSecret(source, draft);
  const names = [...database.files, ...pictures, ...(secret.kept ? [secretCopy] : []), ...links];
  const files: Manifest["files"] = {};
  for (const name of names) files[name] = await describeFile(join(draft, name));
  await writeManifest(draft, {
    format: 1,
    begunAt,
    engine: source.databaseUrl ? "PostgreSQL" : "SQLite",
    migrations: database.migrations,
    rows: database.rows,
    pictures: source.bucket ? "bucket" : "folder",
    secret,
    files,
  });
}

async function refuseWithoutDatabase({ dataDir, databaseUrl }: Source) {
  if (databaseUrl) return;
  await refuseUnusable(dataDir);
  const path = sqliteFile(dataDir);
  const leave = await enterDoor(path);
  try {
    refuseUnfit(path);
  } finally {
    leave();
  }
  if (!existsSync(path))
    throw new BackupError(`There is no database at ${path}. DATA_DIR names another folder.`);
}

async function backUpDatabase({ dataDir, databaseUrl }: Source, draft: string) {
  if (databaseUrl) {
    const db = openUnlimited(databaseUrl);
    try {
      const { rows, migrations } = await dumpTables(db, draft);
      if (migrations.length === 0) throw new BackupError("The database of DATABASE_URL has no tables yet.");
      return { rows, migrations, files: Object.keys(rows).map(tableFile) };
    } finally {
      await db.destroy();
    }
  }
  const path = sqliteFile(dataDir);
  const copy = join(draft, databaseCopy);
  const rows = await copySqlite(path, copy);
  return { rows, migrations: migrationsOf(copy), files: [databaseCopy] };
}

async function backUpSecret(source: Source, draft: string): Promise<Manifest["secret"]> {
  const [secret = ""] = (await readSecrets(source)).staff;
  const kept = source.secrets.staff.length === 0;
  if (kept) await writeFile(join(draft, secretCopy), secret, { mode: 0o600, flush: true });
  return { kept, sha256: createHash("sha256").update(secret).digest("hex") };
}

/** If neither setting names a secret, links have one in a file of their own. */
async function backUpLinkSecret(source: Source, draft: string) {
  if (source.secrets.links.length > 0 || source.secrets.staff.length > 0) return [];
  const [secret = ""] = (await readSecrets(source)).links;
  await writeFile(join(draft, linkSecretCopy), secret, { mode: 0o600, flush: true });
  return [linkSecretCopy];
}

/**
 * Deletes the oldest backups of a folder, because they hold what people may have asked to be erased since.
 * @param keep how many stay
 * @returns the names of those that were deleted
 */
export async function deleteOldBackups(into: string, keep: number) {
  const names = await backupsIn(into);
  const old = names.slice(0, Math.max(0, names.length - keep));
  for (const name of old) await rm(join(into, name), { recursive: true });
  return old;
}
