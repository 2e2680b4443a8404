import { PostgresDialect } from "kysely";
import { boundedPool } from "./bounded-pool.ts";

/** How long one connection may take for what it does, in milliseconds. */
const limits = {
  /** To connect, and to wait for a connection that is free. */
  connectionTimeoutMillis: 5000,
  /** For a statement, by the server's own count. */
  statement_timeout: 8000,
  /** For an answer, by ours: a server that can't be reached can't keep a limit either. */
  query_timeout: 9000,
  /** Of silence within a transaction, so that a process that hangs lets go of its locks. */
  idle_in_transaction_session_timeout: 15_000,
};

/**
 * Connects to the PostgreSQL server that `url` names, at the first query.
 * @param onLost is told of a connection that broke while nobody used it
 * @returns what Kysely takes, and `counts` of the connections
 */
export function openPostgres(url: string, onLost: (error: Error) => void) {
  const pool = boundedPool(
    {
      connectionString: url,
      max: 10 /* connections */,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      application_name: "mag-robotics",
      ...limits,
    },
    onLost,
  );
  return { dialect: new PostgresDialect({ pool }), counts: pool.counts };
}
