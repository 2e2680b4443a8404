import { type Kysely, sql } from "kysely";
import { engineOf } from "./engine.ts";

/**
 * Writes SQLite's log of changes into the database file and cuts it to nothing, because it holds pages as they were
 * before a change. While another process reads, what it reads stays there until this is done again, or until the last
 * process closes the database. PostgreSQL has logs of its own, which are its operator's: docs/decisions/database.md.
 */
export async function emptyLog<Tables>(db: Kysely<Tables>) {
  if (engineOf(db) === "SQLite") await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
