import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { DatabaseUnavailable } from "./database-unavailable.ts";
import { engineOf } from "./engine.ts";
import { executedMigrations, schemaOf } from "./executed-migrations.ts";
import frozen from "./frozen-migrations.json" with { type: "json" };
import { migrations as ownMigrations } from "./migrations.ts";

/**
 * The migrations that a database has run since a release, which `stepBack` would take back.
 * @param release its number; the last migration that it came with is in `frozen-migrations.json`
 * @throws {DatabaseUnavailable} if there is no such release, or this version does not know all of them
 */
export async function migrationsSince<Tables>(db: Kysely<Tables>, release: string): Promise<string[]> {
  const last = lastOf(release);
  const executed = await executedMigrations(db);
  const unknown = executed.filter((name) => !(name in ownMigrations));
  if (unknown.length > 0)
    throw new DatabaseUnavailable(
      `The database is newer than this version of the site (${unknown.join(", ")}). Take this step with the version that made it.`,
    );
  return executed.filter((name) => name > last);
}

/**
 * Takes from the tables what migrations after a release added, in one transaction; every row that the release knows
 * stays. Its version of the site can then start on them, as if it had never been upgraded.
 * @throws {DatabaseUnavailable} if that fails, which changes nothing
 */
export async function stepBack<Tables>(db: Kysely<Tables>, release: string, databaseUrl?: string) {
  const own = databaseUrl ? (await import("./unlimited.ts")).openUnlimited<Tables>(databaseUrl) : undefined;
  try {
    const schema = await schemaOf(db);
    const migrator = new Migrator({
      db: own ?? db,
      provider: { getMigrations: async () => migrationsWithWayBack() },
      ...(schema && { migrationTableSchema: schema }),
    });
    const { error } = await migrator.migrateTo(lastOf(release));
    if (error)
      throw new DatabaseUnavailable(
        `The database could not be taken back to ${release}: ${error instanceof Error ? error.message : error}. It is as it was before.`,
        { cause: error },
      );
  } finally {
    await own?.destroy();
  }
}

function lastOf(release: string) {
  const known: Record<string, string> = frozen.releases;
  const last = known[release];
  if (last !== undefined) return last;
  throw new DatabaseUnavailable(
    `There is no release ${release}. There is a way back to: ${Object.keys(known).join(", ")}.`,
  );
}

function migrationsWithWayBack(): Record<string, Migration> {
  return Object.fromEntries(
    Object.entries(ownMigrations).map(([name, migration]) => {
      const down = takeAway[name];
      return [name, down ? { up: migration.up, down } : migration];
    }),
  );
}

/** What each migration since the last release added. The frozen migrations themselves are never edited. */
const takeAway: Record<string, (db: Kysely<unknown>) => Promise<void>> = {
  "008-nodes": async (db) => {
    await db.schema.dropTable("nodes").execute();
    await db.schema.alterTable("deliveries").dropColumn("waited").execute();
  },
  "009-form-counts": (db) => db.schema.dropTable("form_counts").execute(),
  "010-accounts": async (db) => {
    /* The release knows two roles. Whoever has another one is closed, not given more rights than before. */
    const now = new Date().toISOString();
    await sql`update staff_users set disabled_at = ${now}
      where role not in ('admin', 'editor') and disabled_at is null`.execute(db);
    for (const table of [
      "staff_events",
      "staff_notices",
      "staff_challenges",
      "staff_passkeys",
      "staff_recovery_codes",
      "staff_authenticators",
      "staff_devices",
    ])
      await db.schema.dropTable(table).execute();
    if (engineOf(db) === "PostgreSQL") await sql`drop function refuse_change_of_events`.execute(db);
    await db.schema.dropIndex("sign_in_attempts_pair").execute();
    await db.schema.alterTable("staff_sessions").dropColumn("confirmed_at").execute();
  },
  "011-spam-signs": async (db) => {
    await db.schema.dropIndex("tickets_suspect").execute();
    for (const column of ["spam_score", "spam_signs"])
      await db.schema.alterTable("tickets").dropColumn(column).execute();
  },
  /* What was blanked is gone, and no version reads it. */
  "012-networks": async () => {},
  "013-tickets-kept": (db) => db.schema.dropIndex("tickets_kept").execute(),
  /* What the release indexed is still in the index. */
  "014-ascii-words": async () => {},
};
