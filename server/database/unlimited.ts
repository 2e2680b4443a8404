import { Kysely, PostgresDialect } from "kysely";
import { Pool } from "pg";

/**
 * One connection to a PostgreSQL database for what may take as long as it needs, such as a migration or a backup:
 * whatever limits the server or the role has do not hold for it. Close it with `destroy()`.
 */
export function openUnlimited<Tables>(connectionString: string): Kysely<Tables> {
  const options = "-c statement_timeout=0 -c idle_in_transaction_session_timeout=0";
  const pool = new Pool({ connectionString, options, max: 1, keepAlive: true });
  /* What breaks while it is used is the error of what used it; between two queries the next one says so. */
  const unheard = () => {};
  pool.on("error", unheard);
  pool.on("connect", (client) => client.on("error", unheard));
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}
