import { PostgresDialect } from "kysely";
import { Pool } from "pg";

/**
 * Connects to the PostgreSQL server that `url` names, at the first query.
 * @param onLost is told of a connection that broke while nobody used it; unheard, it would end the process
 */
export function openPostgres(url: string, onLost: (error: Error) => void) {
  const pool = new Pool({
    connectionString: url,
    max: 10 /* connections */,
    connectionTimeoutMillis: 5000,
    statement_timeout: 10_000 /* ms */,
    keepAlive: true,
  });
  pool.on("error", onLost);
  return new PostgresDialect({ pool });
}
