import { setTimeout as wait } from "node:timers/promises";
import { CompiledQuery, type DatabaseConnection, type QueryResult } from "kysely";
import type { openLock } from "./lock.ts";
import type { SqliteFile } from "./sqlite-file.ts";
import type { Writer } from "./sqlite-writer.ts";
import { isBusy, Unavailable } from "./unavailable.ts";

/** How long a write waits for other writes, in this process and in others. */
const patience = 5000; /* ms */
const longestPause = 25; /* ms */

const begin = CompiledQuery.raw("begin immediate");
const commit = CompiledQuery.raw("commit");

/** Reads by one handle of the file, writes by the other while it holds the lock. */
export class Connection implements DatabaseConnection {
  readonly #writer: Writer;
  readonly #reader: SqliteFile;
  readonly #lock: ReturnType<typeof openLock>;
  #isInTransaction = false;

  constructor(writer: Writer, reader: SqliteFile, lock: ReturnType<typeof openLock>) {
    this.#writer = writer;
    this.#reader = reader;
    this.#lock = lock;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#isInTransaction) return this.#writer.run(query);
    const deadline = performance.now() + patience;
    if (isRead(query)) return untilFree(deadline, () => this.#reader.run<Row>(query));
    await this.#acquireLock(deadline);
    try {
      return await untilFree(deadline, () => this.#writer.run<Row>(query));
    } finally {
      this.#lock.release();
    }
  }

  /**
   * Takes the write lock at the beginning, not at the first write: a transaction that read before another process wrote
   * could never write, however long it waited.
   */
  async beginTransaction() {
    const deadline = performance.now() + patience;
    await this.#acquireLock(deadline);
    try {
      await untilFree(deadline, () => this.#writer.run(begin));
      this.#isInTransaction = true;
    } catch (error) {
      this.#lock.release();
      throw error;
    }
  }

  async endTransaction(how: "commit" | "rollback" = "rollback") {
    if (!this.#isInTransaction) return;
    /* Where the disk fails, the transaction goes on until it is taken back. */
    if (how === "commit") await this.#writer.run(commit);
    try {
      if (how === "rollback") await this.#writer.rollBack();
    } finally {
      this.#isInTransaction = false;
      this.#lock.release();
    }
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query);
  }

  async #acquireLock(deadline: number) {
    if (!(await this.#lock.acquire(deadline))) throw new Unavailable("Others write for too long");
  }
}

function isRead({ query, sql }: CompiledQuery) {
  return query.kind === "SelectQueryNode" || (query.kind === "RawNode" && /^\s*select\b/i.test(sql));
}

async function untilFree<Result>(deadline: number, attempt: () => Result | Promise<Result>): Promise<Result> {
  for (let pause = 1; ; pause = Math.min(pause * 2, longestPause)) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || performance.now() + pause > deadline) throw error;
    }
    await wait(pause);
  }
}
