import {
  type CompiledQuery,
  type DatabaseConnection,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { Overran } from "#server/threads/overran.ts";
import { threadFile } from "#server/threads/thread-file.ts";
import { openThreads } from "#server/threads/threads.ts";
import type { Read, ReadResult } from "./reads-thread.ts";
import { errorOf } from "./thread-failure.ts";
import { Unavailable } from "./unavailable.ts";

/** Milliseconds that one read may take. */
const longest = 10_000;
/** Megabytes of a thread's heap. */
const heap = 128;
/** An idle thread ends after this long (ms). */
const rest = 60_000;

/**
 * A SQLite file that is only read, in threads: SQLite works on the thread that asks, and counting a million rows there
 * would keep everybody waiting. What finds its rows by a key is faster without. Close it with `destroy()`.
 */
export function readInThreads<Tables>(path: string): Kysely<Tables> {
  const file = threadFile("reads", "server/database/reads-thread.ts");
  const threads = openThreads<Read, ReadResult>({ file, data: path, most: 2, longest, heap, rest });
  const connection: DatabaseConnection = {
    executeQuery: async <Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> => {
      const result = await threads.run({ sql, parameters }).catch((cause) => {
        throw cause instanceof Overran ? new Unavailable("Reading took too long", { cause }) : cause;
      });
      if ("failed" in result) throw errorOf(result);
      return { rows: result.rows as Row[] };
    },
    async *streamQuery<Row>(query: CompiledQuery) {
      yield await this.executeQuery<Row>(query);
    },
  };
  const refuse = async () => {
    throw new Error("This connection only reads");
  };
  return new Kysely({
    dialect: {
      createDriver: () => ({
        init: async () => {},
        acquireConnection: async () => connection,
        releaseConnection: async () => {},
        beginTransaction: refuse,
        commitTransaction: refuse,
        rollbackTransaction: refuse,
        destroy: async () => void (await threads.close()),
      }),
      createAdapter: () => new ManyAtOnce(),
      createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
}

class ManyAtOnce extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true;
  }
}
