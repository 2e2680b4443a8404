import { refuseUnusable } from "#server/config/data-folder.ts";
import { connect, type DatabaseSettings, sqliteFile } from "#server/database/connect.ts";
import { isAnythingAt } from "#server/database/damage.ts";
import { DatabaseUnavailable } from "#server/database/database-unavailable.ts";
import { executedMigrations } from "#server/database/executed-migrations.ts";
import { isMigrated, migrate } from "#server/database/migrate.ts";
import { readInThreads } from "#server/database/reads-in-thread.ts";
import type { Database, Tables } from "./tables.ts";

/**
 * Opens the site's database with all of its tables. Close it with `db.destroy()`.
 * @throws {ConfigError} if the data folder can't be used
 * @throws {DatabaseUnavailable} saying which database, what is wrong with it and what to do
 */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  if (!settings.databaseUrl && !settings.lookOnly) await refuseUnusable(settings.dataDir);
  return connect<Tables>(settings);
}

/**
 * The same database, for what looks at many rows at once: the main thread doesn't wait for SQLite meanwhile. Nothing can
 * be written by it. Close it with `close`, before the database.
 */
export function openReads(settings: DatabaseSettings, db: Database) {
  if (settings.databaseUrl) return { reads: db, close: async () => {} };
  const reads = readInThreads<Tables>(sqliteFile(settings.dataDir));
  return { reads, close: () => reads.destroy() };
}

/**
 * The same for `npm run staff`, which may come before the first start: it makes the tables where there are none.
 * @throws {DatabaseUnavailable} also where they are of another version of the site
 */
export async function openOrMake(settings: DatabaseSettings): Promise<Database> {
  const db = await openDatabase(settings);
  try {
    if ((await executedMigrations(db)).length === 0) await migrate(db, { databaseUrl: settings.databaseUrl });
    if (await isMigrated(db)) return db;
    throw new DatabaseUnavailable(older);
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/**
 * The same for any other command, which makes no database and brings none up to date.
 * @throws {DatabaseUnavailable} also where there is none yet, or it is of another version of the site
 */
export async function openExisting(settings: DatabaseSettings): Promise<Database> {
  const file = sqliteFile(settings.dataDir);
  if (!settings.databaseUrl) await refuseUnusable(settings.dataDir);
  if (!settings.databaseUrl && !isAnythingAt(file))
    throw new DatabaseUnavailable(
      `There is no database at ${file} yet: npm start makes it. DATA_DIR names another folder.`,
    );
  const db = await openDatabase(settings);
  try {
    if (await isMigrated(db)) return db;
    throw new DatabaseUnavailable(
      "The database is older than this version of the site. Run: npm run migrate",
    );
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

const older = "The database is older than this version of the site. Run: npm run migrate";
