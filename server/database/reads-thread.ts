/** A thread that reads from a SQLite file. */
import { workerData } from "node:worker_threads";
import { readSqliteFile } from "./sqlite-file.ts";
import { type Failure, failureOf } from "./thread-failure.ts";

export type Read = { sql: string; parameters: readonly unknown[] };

export type ReadResult = { rows: unknown[] } | Failure;

const file = readSqliteFile(workerData);

export default function read(query: Read): ReadResult {
  try {
    return { rows: file.run(query).rows };
  } catch (error) {
    return failureOf(error);
  }
}
