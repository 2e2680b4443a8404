/** A thread that reads from a SQLite file. */
import { workerData } from "node:worker_threads";
import { readSqliteFile } from "./sqlite-file.ts";

export type Read = { sql: string; parameters: readonly unknown[] };

/** An error loses SQLite's number on its way between threads. */
export type ReadResult = { rows: unknown[] } | { failed: { message: string; errcode?: number | undefined } };

const file = readSqliteFile(workerData);

export default function read(query: Read): ReadResult {
  try {
    return { rows: file.run(query).rows };
  } catch (error) {
    const { message, errcode } = error as Error & { errcode?: number };
    return { failed: { message, errcode } };
  }
}
