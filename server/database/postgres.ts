import { PostgresDialect } from "kysely";
import { boundedPool } from "./bounded-pool.ts";

/** How long one connection may take for what it does, in milliseconds. */
const limits = {
  /** To connect, and to wait for a connection that is free. */
  connectionTimeoutMillis: 5000,
  /** For a statement, by the server's own count. */
  statement_timeout: 8000,
  /** For an answer, by our clock: a server out of reach can't keep its own limit. */
  query_timeout: 9000,
  /** Idle time within a transaction, after which a hung process loses its locks. */
  idle_in_transaction_session_timeout: 15_000,
};

/**
 * Connects to the PostgreSQL server that `url` names, at the first query.
 * @param onLost is called when an idle connection breaks
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
