import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "#server/config/config.ts";
import { DatabaseUnavailable } from "#server/database/database-unavailable.ts";
import { executedMigrations } from "#server/database/executed-migrations.ts";
import { isMigrated, migrate } from "#server/database/migrate.ts";
import { migrationsSince, stepBack } from "#server/database/step-back.ts";
import { refuseBesideNodes } from "#server/nodes/nodes.ts";
import type { Database } from "#server/tables/tables.ts";
import { backUp, deleteOldBackups } from "./backup.ts";
import { backupsIn, deleteUnfinished } from "./drafts.ts";
import { BackupError } from "./manifest.ts";

/*
 * A copy of the database as it was before an upgrade changed its tables, and the way back to it. Pictures stay where
 * they are: no migration touches them.
 */
const copies = (dataDir: string) => join(dataDir, "before-upgrades");
const keep = 2; /* copies */
const longest = 30 * 24 * 60 * 60 * 1000; /* ms: a copy also holds who was erased since */

type Settings = {
  config: Pick<Config, "dataDir" | "databaseUrl" | "bucket" | "secrets">;
  tell: (words: string) => void;
  /** Leaves the copy out, where there is no room for it. */
  withoutCopy?: boolean;
};

/**
 * Brings the tables up to date. If a SQLite database has to be changed for that, a copy of it is kept first.
 * @returns the names of the migrations that were run, oldest first
 * @throws {DatabaseUnavailable} if the copy can't be kept or a migration fails, neither of which changes anything
 */
export async function upgrade(db: Database, settings: Settings) {
  const { config, tell } = settings;
  const isOlder = (await executedMigrations(db)).length > 0 && !(await isMigrated(db));
  if (isOlder) await keepCopy(settings);
  return migrate(db, { databaseUrl: config.databaseUrl, tell });
}

/**
 * Takes the tables back to a release, as `stepBack` does, after a copy of them was kept.
 * @returns the names of the migrations that were taken back
 * @throws {DatabaseUnavailable} if the copy can't be kept or the step fails, neither of which changes anything
 */
export async function goBack(db: Database, release: string, settings: Settings) {
  const taken = await migrationsSince(db, release);
  if (taken.length === 0) return taken;
  await refuseBesideNodes(db);
  await keepCopy(settings);
  await stepBack(db, release, settings.config.databaseUrl);
  return taken;
}

async function keepCopy({ config, tell, withoutCopy }: Settings) {
  if (withoutCopy) return;
  if (config.databaseUrl) return tell(ofServer);
  const into = copies(config.dataDir);
  try {
    const { folder, manifest } = await backUp(config, into, new Date(), { forUpgrade: true });
    await deleteOldBackups(into, keep);
    tell(
      `The tables are changed. As they are now (${manifest.migrations.at(-1)}), they are kept in ${folder}; back to them: npm run restore -- --before-upgrade --replace`,
    );
  } catch (cause) {
    if (!(cause instanceof BackupError)) throw cause;
    throw new DatabaseUnavailable(
      `The tables have to be changed, and a copy of them as they are can't be kept before. ${cause.message} To do without a copy: npm run migrate -- --without-copy`,
      { cause },
    );
  }
}

const ofServer =
  "The tables are changed, in one transaction. The site keeps no copy of a PostgreSQL database before: its server's own backups, or npm run backup before an upgrade, are the way back to this moment.";

/** @throws {BackupError} if no copy is kept */
export async function newestCopy(dataDir: string) {
  const newest = (await backupsIn(copies(dataDir))).at(-1);
  if (!newest)
    throw new BackupError(
      `There is no copy in ${copies(dataDir)}: no upgrade changed the tables of a SQLite database there in the last 30 days. Name a backup.`,
    );
  return join(copies(dataDir), newest);
}

/** Deletes copies that have been kept for long enough, and what interrupted ones left. */
export async function forgetCopies(dataDir: string, now: Date) {
  await deleteUnfinished(copies(dataDir));
  const oldest = `backup-${new Date(now.getTime() - longest).toISOString().replaceAll(/[:.]/g, "-")}`;
  for (const name of await backupsIn(copies(dataDir)))
    if (name < oldest) await rm(join(copies(dataDir), name), { recursive: true, force: true });
}
