import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from "kysely";

/**
 * Opens the SQLite file at `path`, made with its folder where there is none, so that a commit is on the disk before
 * it is answered: write-ahead log with full synchronisation (NORMAL loses the last commits when the power fails).
 * @throws the error of SQLite or of the file system
 */
export function openSqlite(path: string) {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const file = new DatabaseSync(path, { timeout: 5000 /* ms to wait for another process */ });
  file.exec("pragma journal_mode = wal");
  file.exec("pragma synchronous = full");
  file.exec("pragma foreign_keys = on");
  /* What is deleted is overwritten with zeros: otherwise the file would go on holding it until its space is needed. */
  file.exec("pragma secure_delete = on");
  return new NodeSqliteDialect(withStatements(file));
}

/** Gives node:sqlite the shape of better-sqlite3 that Kysely speaks, and prepares each statement once. */
function withStatements(file: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => file.close(),
    prepare(sql) {
      const known = prepared.get(sql);
      if (known) return known;
      const statement = file.prepare(sql);
      const reader = statement.columns().length > 0;
      /* The row written last may be one of the full-text index, whose numbers are greater than a JavaScript number. */
      if (!reader) statement.setReadBigInts(true);
      const shaped: SqliteStatement = {
        reader,
        all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
        iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
      };
      if (prepared.size >= 500) prepared.clear();
      prepared.set(sql, shaped);
      return shaped;
    },
  };
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;

  constructor(database: SqliteDatabase) {
    super({ database });
    this.#database = database;
  }

  override createDriver() {
    return new WritingDriver({ database: this.#database });
  }

  override createAdapter() {
    return new TransactionalAdapter();
  }
}

/**
 * Takes the write lock when a transaction begins, not at its first write: a transaction that has read before another
 * process wrote could never write any more, however long it waited.
 */
class WritingDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}

/** SQLite does create tables within a transaction: two processes that migrate at once then wait for one another. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}
