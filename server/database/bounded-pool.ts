import { Socket } from "node:net";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import { Client, type ClientConfig, DatabaseError, Pool, type PoolClient, type PoolConfig } from "pg";
import { Unavailable } from "./unavailable.ts";

/**
 * A pool of connections in which no connection that broke or went silent is used again, and none can end the process.
 * A query that times out ends its connection; connections idle at that time are discarded, too.
 * @param onLost is called when an idle connection breaks; without a listener that would end the process
 */
export function boundedPool(config: PoolConfig, onLost: (error: Error) => void) {
  const pool = new Pool({ ...config, Client: TrackedClient });
  pool.on("error", onLost);
  const sockets = new Set<Socket>();
  pool.on("connect", (client) => {
    const { socket } = client as PoolClient & TrackedClient;
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  /** Connections made before this moment, by `performance.now()`, are not used any more. */
  let trustedFrom = 0;

  return {
    options: pool.options,
    connect: async () => watched(await trusted()),
    async end() {
      await pool.end();
      /* A connection whose peer is gone would keep the process alive for minutes. */
      for (const socket of sockets) socket.destroySoon();
    },
    /** Connections that are open, those that nobody uses, and queries that wait for one. */
    counts: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  } satisfies PostgresPool & Record<"counts", unknown>;

  async function trusted(): Promise<PoolClient & TrackedClient> {
    for (;;) {
      const client = await connect();
      if (client.madeAt >= trustedFrom) return client;
      client.release(true);
      client.socket.destroy();
    }
  }

  async function connect() {
    try {
      return (await pool.connect()) as PoolClient & TrackedClient;
    } catch (cause) {
      throw cause instanceof DatabaseError ? cause : new Unavailable("no connection", { cause });
    }
  }

  function watched(client: PoolClient & TrackedClient): PostgresPoolClient {
    let broken: unknown;
    /* A connection may break between two queries: the next one says so. */
    const onError = (error: Error) => {
      broken ??= error;
    };
    client.on("error", onError);
    return {
      query: (async (text: string, values: unknown[]) => {
        if (broken) throw new Unavailable("the connection broke", { cause: broken });
        try {
          return await client.query(text, values);
        } catch (error) {
          if (error instanceof DatabaseError && error.severity !== "FATAL") throw error;
          broken = error;
          if (isSilence(error)) trustedFrom = performance.now();
          throw new Unavailable("the connection broke", { cause: error });
        }
      }) as unknown as PostgresPoolClient["query"],
      release(destroy = false) {
        client.release(Boolean(broken) || destroy);
        client.removeListener("error", onError);
        if (broken) client.socket.destroy();
      },
    };
  }
}

/** Knows its socket, because only destroying that ends a connection whose peer is gone. */
class TrackedClient extends Client {
  readonly socket: Socket;
  readonly madeAt = performance.now();

  constructor(config: ClientConfig = {}) {
    const socket = new Socket();
    super({ ...config, stream: () => socket });
    this.socket = socket;
  }
}

function isSilence(error: unknown) {
  return error instanceof Error && error.message === "Query read timeout";
}
