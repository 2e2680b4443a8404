import { statSync } from "node:fs";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import type { CompiledQuery, QueryResult } from "kysely";

export type SqliteFile = ReturnType<typeof openSqliteFile>;

const maxPrepared = 500; /* statements */

/**
 * Opens a SQLite file so that a commit is on the disk before it is answered: write-ahead log with full synchronisation
 * (NORMAL loses the last commits when the power fails). Only opening waits for another process, for up to 5 s; a
 * statement fails at once.
 * @throws the error of SQLite or of the file system
 */
export function openSqliteFile(path: string) {
  const file = new DatabaseSync(path, { timeout: 5000 /* ms */ });
  file.exec("pragma journal_mode = wal");
  file.exec("pragma synchronous = full");
  file.exec("pragma foreign_keys = on");
  /* Overwrites deleted data with zeros: otherwise it would stay in the file until its space is reused. */
  file.exec("pragma secure_delete = on");
  file.exec("pragma busy_timeout = 0");
  return overFile(file, refuseMoved(path));
}

/** Opens a SQLite file to read it only. */
export function readSqliteFile(path: string) {
  return overFile(new DatabaseSync(path, { readOnly: true, timeout: 5000 /* ms */ }));
}

/** @param beforeCommit called before anything is committed; what it throws is the statement's error */
function overFile(file: DatabaseSync, beforeCommit = () => {}) {
  const prepared = new Map<string, Prepared>();

  return {
    run<Row>({ sql, parameters }: Pick<CompiledQuery, "sql" | "parameters">): QueryResult<Row> {
      const { statement, gives } = prepare(sql);
      const values = parameters as SQLInputValue[];
      if (gives === "rows") return { rows: statement.all(...values) as Row[] };
      if (!file.isTransaction || sql === "commit") beforeCommit();
      const { changes, lastInsertRowid } = statement.run(...values);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    },
    /** Takes back what an unfinished transaction has done. SQLite has done so itself if the disk is full or failed. */
    rollBack() {
      if (file.isTransaction) file.exec("rollback");
    },
    close: () => file.close(),
  };

  /** Prepares each statement once, because preparing takes longer than running most of them. */
  function prepare(sql: string): Prepared {
    const known = prepared.get(sql);
    if (known) return known;
    const statement = file.prepare(sql);
    const gives = statement.columns().length > 0 ? "rows" : "numbers";
    /* The last row may belong to the full-text index, whose ids exceed JavaScript's safe integers. */
    if (gives === "numbers") statement.setReadBigInts(true);
    if (prepared.size >= maxPrepared) prepared.clear();
    prepared.set(sql, { statement, gives });
    return { statement, gives };
  }
}

/**
 * A file that was deleted, or moved with its folder, goes on taking commits, which nobody would find again. SQLite looks for
 * that itself, but not where it writes ahead.
 */
function refuseMoved(path: string) {
  const opened = statSync(path, { bigint: true });
  return () => {
    const there = statSync(path, { bigint: true, throwIfNoEntry: false });
    if (there?.ino !== opened.ino || there.dev !== opened.dev) throw new Moved();
  };
}

class Moved extends Error {
  readonly code = "ERR_SQLITE_ERROR";
  /** https://www.sqlite.org/rescode.html#readonly_dbmoved */
  readonly errcode = 1032;
  constructor() {
    super("The database file is no longer where it was opened");
  }
}

type Prepared = {
  statement: StatementSync;
  gives: "rows" | "numbers";
};
