import { Migrator } from "kysely/migration";
import { migrations } from "./migrations.ts";
import type { Database } from "./tables.ts";

/**
 * Brings the tables up to date; several processes may do it at the same moment.
 * @returns the names of the migrations that were run, oldest first
 */
export async function migrate(db: Database) {
  const { error, results } = await migratorFor(db).migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

/** Whether every table is as this version of the site expects it. */
export async function isMigrated(db: Database) {
  const known = await migratorFor(db).getMigrations();
  return known.every((migration) => migration.executedAt);
}

function migratorFor(db: Database) {
  return new Migrator({ db, provider: { getMigrations: async () => migrations } });
}
