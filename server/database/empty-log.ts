import { type Kysely, sql } from "kysely";
import { engineOf } from "./engine.ts";

/**
 * Writes SQLite's write-ahead log into the database file and truncates it, because it holds pages as they were before a
 * change. What another process is reading stays in the log until the next call, or until the last process closes the
 * database. PostgreSQL's logs are left to its operator: docs/decisions/database.md.
 */
export async function emptyLog<Tables>(db: Kysely<Tables>) {
  if (engineOf(db) === "SQLite") await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
