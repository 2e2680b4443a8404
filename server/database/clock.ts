import { type Expression, type Kysely, sql } from "kysely";
import { engineOf } from "./engine.ts";

/**
 * The moment at which a statement runs, moved by `offset` milliseconds, as tables keep it (ISO 8601, UTC): by the
 * database's own clock, because nodes share it and their own ones differ; or by `now`, where the caller has a clock.
 */
export function momentIn<Tables>(db: Kysely<Tables>, offset = 0, now?: Date): Expression<string> {
  if (now) return sql.val(new Date(now.getTime() + offset).toISOString());
  const seconds = offset / 1000;
  return engineOf(db) === "SQLite"
    ? sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ${`${seconds} seconds`})`
    : sql<string>`to_char((statement_timestamp() + ${seconds}::float8 * interval '1 second') at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
