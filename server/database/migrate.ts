import { setTimeout as wait } from "node:timers/promises";
import type { Kysely } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { DatabaseUnavailable } from "./database-unavailable.ts";
import { executedMigrations, schemaOf } from "./executed-migrations.ts";
import { migrations as ownMigrations } from "./migrations.ts";
import { isBusy } from "./unavailable.ts";

type Options = {
  /** URL of a PostgreSQL database: migrations get a connection without the time limits of the site's own. */
  databaseUrl?: string | undefined;
  /** Called with a message if something takes long, or the database is newer than this version. */
  tell?: (words: string) => void;
  /** Migrations by their names, oldest first. */
  migrations?: Record<string, Migration>;
};

const longEnoughToSay = 2000; /* ms */
const betweenTries = 500; /* ms */
const patience = 60 * 60 * 1000; /* ms, as Kysely waits for the lock of PostgreSQL */

/**
 * Brings the tables up to date. Several processes may call it at once: one migrates, the others wait up to an hour. A
 * newer database is used as it is if its migrations allow this version to: docs/decisions/migrations.md.
 * @returns the names of the migrations that were run, oldest first
 * @throws {DatabaseUnavailable} if a migration fails, which changes nothing, or the database is too new for this
 * version
 */
export async function migrate<Tables>(db: Kysely<Tables>, options: Options = {}) {
  const { databaseUrl, tell = () => {}, migrations = ownMigrations } = options;
  const executed = await executedMigrations(db);
  const newer = executed.filter((name) => !(name in migrations));
  if (newer.length > 0) {
    refuseTooNew(newer, migrations);
    tell(`The database is newer than this version of the site (${newer.join(", ")}), which runs on it.`);
  }
  if (Object.keys(migrations).every((name) => executed.includes(name))) return [];

  const timer = setTimeout(
    () =>
      tell("Waiting until the database is up to date: this process or another one is changing its tables …"),
    longEnoughToSay,
  );
  const own = databaseUrl ? (await import("./unlimited.ts")).openUnlimited<Tables>(databaseUrl) : undefined;
  try {
    return await runToTheEnd(own ?? db, migrations);
  } finally {
    clearTimeout(timer);
    await own?.destroy();
  }
}

/**
 * Whether every table is as this version of the site expects it.
 * @throws {DatabaseUnavailable} if the database is too new for this version
 */
export async function isMigrated<Tables>(db: Kysely<Tables>) {
  const executed = await executedMigrations(db);
  refuseTooNew(
    executed.filter((name) => !(name in ownMigrations)),
    ownMigrations,
  );
  return Object.keys(ownMigrations).every((name) => executed.includes(name));
}

/** Tries again if another process holds SQLite's lock for longer than a statement waits. */
async function runToTheEnd<Tables>(db: Kysely<Tables>, migrations: Record<string, Migration>) {
  const end = performance.now() + patience;
  const schema = await schemaOf(db);
  for (;;) {
    const migrator = new Migrator({
      db,
      provider: { getMigrations: async () => migrations },
      ...(schema && { migrationTableSchema: schema }),
    });
    const { error, results = [] } = await migrator.migrateToLatest();
    if (!error) return results.map((result) => result.migrationName);
    if (!isBusy(error) || performance.now() > end) {
      const failed = results.find(({ status }) => status === "Error")?.migrationName;
      throw new DatabaseUnavailable(
        `The database could not be brought up to date${failed ? ` (${failed})` : ""}: ${error instanceof Error ? error.message : error}. It is as it was before; the version of the site before this one still runs on it.`,
        { cause: error },
      );
    }
    await wait(betweenTries);
  }
}

/**
 * A migration that takes away what an older version needs says in its name which version still runs on what it
 * leaves: `015-drop-notes.needs-012` is for code that knows 012.
 */
function refuseTooNew(newer: string[], migrations: Record<string, Migration>) {
  const known = Number.parseInt(Object.keys(migrations).sort().at(-1) ?? "0", 10);
  const breaking = newer.find((name) => Number(/\.needs-(\d+)$/.exec(name)?.[1] ?? 0) > known);
  if (breaking)
    throw new DatabaseUnavailable(
      `The database is too new for this version of the site: ${breaking} took away what it needs. Start the newer version again, or restore a backup from before: npm run restore.`,
    );
}
