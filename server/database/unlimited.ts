import { Kysely, PostgresDialect } from "kysely";
import { Pool } from "pg";

/**
 * One connection to a PostgreSQL database without the time limits of server or role, for work that may take long, such
 * as a migration or a backup. Close it with `destroy()`.
 */
export function openUnlimited<Tables>(connectionString: string): Kysely<Tables> {
  const options = "-c statement_timeout=0 -c idle_in_transaction_session_timeout=0";
  const pool = new Pool({ connectionString, options, max: 1, keepAlive: true });
  /* A break during a query is that query's error; between queries the next one reports it. */
  const unheard = () => {};
  pool.on("error", unheard);
  pool.on("connect", (client) => client.on("error", unheard));
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}
