/** A thread that writes to a SQLite file. */
import { parentPort, workerData } from "node:worker_threads";
import { openSqliteFile } from "./sqlite-file.ts";
import { type Failure, failureOf } from "./thread-failure.ts";

type Statement = { sql: string; parameters: readonly unknown[] };
export type Asked = { id: number; what: Statement | "roll back" | "close" };
export type Told = { id: number } & ({ result: unknown } | Failure);

const file = openSqliteFile(workerData);

parentPort?.on("message", ({ id, what }: Asked) => {
  parentPort?.postMessage({ id, ...answerTo(what) } satisfies Told);
  if (what === "close") parentPort?.close();
});

function answerTo(what: Asked["what"]) {
  try {
    if (what === "close") return { result: file.close() };
    if (what === "roll back") return { result: file.rollBack() };
    return { result: file.run(what) };
  } catch (error) {
    return failureOf(error);
  }
}
