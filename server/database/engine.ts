import { type Kysely, SqliteAdapter } from "kysely";

/** Which engine a database runs on, for the few statements that differ. */
export function engineOf<Tables>(db: Kysely<Tables>): "SQLite" | "PostgreSQL" {
  return db.getExecutor().adapter instanceof SqliteAdapter ? "SQLite" : "PostgreSQL";
}
