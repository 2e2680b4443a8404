import { join } from "node:path";
import { sql } from "kysely";
import type { Config } from "#server/config/config.ts";
import { refuseUnusable } from "#server/config/data-folder.ts";
import { sqliteFile } from "#server/database/connect.ts";
import { enterDoor } from "#server/database/door.ts";
import { executedMigrations } from "#server/database/executed-migrations.ts";
import { openUnlimited } from "#server/database/unlimited.ts";
import { countNodes } from "#server/nodes/nodes.ts";
import type { Database } from "#server/tables/tables.ts";
import { makeFolder } from "../folders/make-folder.ts";
import { databaseCopy } from "./backup.ts";
import { loadTables } from "./load-tables.ts";
import { BackupError, type Manifest, readManifest } from "./manifest.ts";
import { restorePictures } from "./pictures.ts";
import { restoreSecret } from "./restore-secret.ts";
import { bringSqlite } from "./sqlite-file.ts";
import { countRows, hasRows } from "./sqlite-rows.ts";

type Target = Pick<Config, "dataDir" | "databaseUrl" | "bucket" | "secrets">;

type Options = {
  /** Whether a database with data may be replaced; the old one is kept aside. */
  replace: boolean;
  now: Date;
};

/**
 * Restores a backup to where the configuration points, then compares the result with the backup.
 * @returns what the operator has to know: where the old data went, pictures that the bucket lacks, a secret that
 * differs
 * @throws {BackupError} where the backup is damaged, the site runs, or data would be replaced; nothing is changed then
 */
export async function restore(folder: string, target: Target, { replace, now }: Options) {
  const manifest = await readManifest(folder);
  const engine = target.databaseUrl ? "PostgreSQL" : "SQLite";
  if (engine !== manifest.engine)
    throw new BackupError(
      `The backup is of ${manifest.engine}, and the site is set to use ${engine}: ${manifest.engine === "SQLite" ? "unset" : "set"} DATABASE_URL.`,
    );
  const name = `replaced_${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}`;
  const besides = async () => ({
    missingPictures: await restorePictures(target, folder),
    secret: await restoreSecret(folder, target, manifest, join(target.dataDir, name)),
  });
  const restored = target.databaseUrl
    ? await restorePostgres(folder, target.databaseUrl, manifest, { replace, name, besides })
    : await restoreSqlite(folder, target.dataDir, manifest, { replace, name, besides });
  return { manifest, ...restored };
}

type Ways<Besides> = { replace: boolean; name: string; besides: () => Promise<Besides> };

async function restoreSqlite<Besides>(
  folder: string,
  dataDir: string,
  manifest: Manifest,
  { replace, name, besides }: Ways<Besides>,
) {
  const path = sqliteFile(dataDir);
  await refuseUnusable(dataDir);
  makeFolder(dataDir);
  const leave = await enterDoor(path);
  try {
    if (hasRows(path) && !replace) throw new BackupError(refusal(path, join(dataDir, name)));
    const { place } = await bringSqlite(join(folder, databaseCopy), path);
    const done = await place(name, besides);
    refuseDifferences(manifest.rows, countRows(path));
    return done;
  } finally {
    leave();
  }
}

async function restorePostgres<Besides>(
  folder: string,
  url: string,
  manifest: Manifest,
  { replace, name, besides }: Ways<Besides>,
) {
  const db = openUnlimited(url);
  try {
    const executed = await executedMigrations(db);
    await refuseInUse(db, executed);
    const isEmpty = executed.length === 0;
    if (!isEmpty && !replace)
      throw new BackupError(refusal("The database of DATABASE_URL", `the schema ${name}`));
    await loadTables(db, folder, manifest, isEmpty ? undefined : name);
    return { ...(await besides()), kept: isEmpty ? undefined : `the schema ${name} of the database` };
  } finally {
    await db.destroy();
  }
}

async function refuseInUse(db: Database, executed: string[]) {
  const { rows } = await sql<{ count: string }>`
    select count(*) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(
    db,
  );
  const count = Number(rows[0]?.count);
  if (count > 0)
    throw new BackupError(
      `Other programs are connected to the database (${count} connections). Stop every node of the site, then restore.`,
    );
  /* A site that rests has no connection for some seconds of each quarter of a minute. */
  const nodes = executed.includes("008-nodes") ? await countNodes(db) : 0;
  if (nodes > 0)
    throw new BackupError(
      `The site runs on the database (nodes: ${nodes}). Stop every node of the site, then restore; one that was killed counts for a minute.`,
    );
}

function refuseDifferences(wanted: Record<string, number>, found: Record<string, number>) {
  for (const [table, rows] of Object.entries(wanted))
    if (found[table] !== rows)
      throw new BackupError(`${table}: ${found[table] ?? 0} rows were restored, and the backup has ${rows}.`);
}

function refusal(what: string, aside: string) {
  return `${what} holds data. To replace it, add --replace: it is kept as ${aside}.`;
}
