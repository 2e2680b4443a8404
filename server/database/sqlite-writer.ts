import { Worker } from "node:worker_threads";
import type { CompiledQuery, QueryResult } from "kysely";
import { threadFile } from "#server/threads/thread-file.ts";
import { errorOf } from "./thread-failure.ts";
import type { Asked, Told } from "./writer-thread.ts";

/** What writes to a SQLite file, one statement after the other. A `SqliteFile` is one, on the thread that asks. */
export type Writer = {
  run: <Row>(query: CompiledQuery) => QueryResult<Row> | Promise<QueryResult<Row>>;
  /** Takes back what an unfinished transaction has done. */
  rollBack: () => void | Promise<void>;
  close: () => void | Promise<void>;
};

/**
 * Writes in a thread: a commit waits until the disk has it, which takes milliseconds, or seconds where others keep the
 * disk busy, and nobody else has to wait for that. An error of the thread itself ends the process: what became of its
 * transaction is not known.
 */
export function openWriter(path: string): Writer {
  const thread = new Worker(threadFile("writer", "server/database/writer-thread.ts"), {
    workerData: path,
    resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 4 },
  });
  const exited = new Promise((resolve) => thread.once("exit", resolve));
  const waiting = new Map<number, (told: Told) => void>();
  let last = 0;
  thread.on("message", (told: Told) => {
    waiting.get(told.id)?.(told);
    waiting.delete(told.id);
    if (waiting.size === 0) thread.unref();
  });
  thread.unref();

  return {
    run: <Row>({ sql, parameters }: CompiledQuery) => ask<QueryResult<Row>>({ sql, parameters }),
    rollBack: () => ask<void>("roll back"),
    async close() {
      await ask<void>("close");
      /* Its answer has let go of the thread; without this the process could end before the thread has. */
      thread.ref();
      await exited;
    },
  };

  function ask<Result>(what: Asked["what"]): Promise<Result> {
    const id = ++last;
    return new Promise((resolve, reject) => {
      waiting.set(id, (told) => ("failed" in told ? reject(errorOf(told)) : resolve(told.result as Result)));
      /* A process waits for what it has asked for, and for nothing else of the thread. */
      thread.ref();
      thread.postMessage({ id, what } satisfies Asked);
    });
  }
}
