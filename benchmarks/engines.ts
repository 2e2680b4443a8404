import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { migrate } from "#server/database/migrate.ts";
import { openDatabase } from "#server/tables/open-database.ts";
import type { Database } from "#server/tables/tables.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import { type Site, startSite } from "#tests/support/site.ts";

/**
 * Runs a benchmark over SQLite and then over a PostgreSQL server that is started for it, each with an empty database.
 * @param fill puts into the database what is to be measured
 * @param run gets the real server over it, and what `fill` returned
 */
export async function overBothEngines<Filled>(
  fill: (db: Database) => Promise<Filled>,
  run: (site: Site, filled: Filled, engine: "SQLite" | "PostgreSQL") => Promise<void>,
) {
  for (const engine of ["SQLite", "PostgreSQL"] as const) {
    const postgres = engine === "PostgreSQL" ? await startPostgres() : undefined;
    const dataDir = await mkdtemp(join(tmpdir(), "mag-benchmark-"));
    const databaseUrl = postgres?.url ?? "";
    const db = await openDatabase({ dataDir, databaseUrl });
    await migrate(db);
    const filled = await fill(db);
    /* PostgreSQL does this by itself within a minute of so many new rows. */
    if (postgres) await sql`vacuum analyze`.execute(db);
    await db.destroy();
    const site = await startSite({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: "info" });
    await run(site, filled, engine);
    await site.stop();
    await postgres?.stop();
    await rm(dataDir, { recursive: true });
  }
}
