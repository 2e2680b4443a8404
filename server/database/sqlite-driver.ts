import type { Driver } from "kysely";
import { openLock } from "./lock.ts";
import { Connection } from "./sqlite-connection.ts";
import type { SqliteFile } from "./sqlite-file.ts";
import type { Writer } from "./sqlite-writer.ts";

/**
 * Runs statements on a SQLite file opened twice, so that reads never wait for writes. Writes take turns. While another
 * process holds the file's lock, they retry in a loop, because SQLite's own waiting would block the whole process.
 */
export class SqliteDriver implements Driver {
  readonly #writer: Writer;
  readonly #reader: SqliteFile;
  readonly #lock = openLock();
  readonly #onClosed: () => void;

  constructor({ writer, reader, onClosed = () => {} }: Files) {
    this.#writer = writer;
    this.#reader = reader;
    this.#onClosed = onClosed;
  }

  async init() {}

  async acquireConnection() {
    return new Connection(this.#writer, this.#reader, this.#lock);
  }

  async releaseConnection(connection: Connection) {
    await connection.endTransaction();
  }

  async beginTransaction(connection: Connection) {
    await connection.beginTransaction();
  }

  async commitTransaction(connection: Connection) {
    await connection.endTransaction("commit");
  }

  async rollbackTransaction(connection: Connection) {
    await connection.endTransaction("rollback");
  }

  async destroy() {
    this.#reader.close();
    if (this.#writer !== this.#reader) await this.#writer.close();
    this.#onClosed();
  }
}

type Files = {
  writer: Writer;
  reader: SqliteFile;
  onClosed?: () => void;
};
