import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "#server/config/config.ts";
import { sqliteFile } from "#server/database/connect.ts";
import { openUnlimited } from "#server/database/unlimited.ts";
import { readSecrets } from "#server/secrets/secrets.ts";
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
 * pictures, its secrets. It contains everything that was acknowledged before it began.
 * @param into the folder that holds backups
 * @returns the backup's folder and what is in it, as it was read back
 * @throws {BackupError} if there is nothing to back up, or the backup is incomplete
 */
export async function backUp(source: Source, into: string, now: Date) {
  const begunAt = now.toISOString();
  const folder = join(into, `backup-${begunAt.replaceAll(/[:.]/g, "-")}`);
  const draft = `${folder}.unfinished`;
  await mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    const database = await backUpDatabase(source, draft);
    const pictures = await backUpPictures(source, draft);
    const secret = await backUpSecret(source, draft);
    const links = await backUpLinkSecret(source, draft);
    const names = [...database.files, ...pictures, ...(secret.kept ? [secretCopy] : []), ...links];
    const described = names.map(async (name) => [name, await describeFile(join(draft, name))] as const);
    await writeManifest(draft, {
      format: 1,
      begunAt,
      engine: source.databaseUrl ? "PostgreSQL" : "SQLite",
      migrations: database.migrations,
      rows: database.rows,
      pictures: source.bucket ? "bucket" : "folder",
      secret,
      files: Object.fromEntries(await Promise.all(described)),
    });
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
  return { folder, manifest: await readManifest(folder) };
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
  if (!existsSync(path))
    throw new BackupError(`There is no database at ${path}. DATA_DIR names another folder.`);
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
 * Deletes the oldest backups of a folder, and what is left of unfinished ones, because they hold what people may
 * have asked to be erased since.
 * @param keep how many stay
 * @returns the names of those that were deleted
 */
export async function deleteOldBackups(into: string, keep: number) {
  const names = (await readdir(into)).filter((name) => /^backup-[\dTZ-]+$/.test(name)).sort();
  const old = names.slice(0, Math.max(0, names.length - keep));
  for (const name of old) await rm(join(into, name), { recursive: true });
  return old;
}
