import { chmodSync } from "node:fs";
import { type Dialect, type Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from "kysely";
import { SqliteDriver } from "./sqlite-driver.ts";
import { openSqliteFile, readSqliteFile } from "./sqlite-file.ts";
import { openWriter } from "./sqlite-writer.ts";

/**
 * Opens the SQLite file at `path`, in a folder that is there; makes it if there is none.
 * @param writesAside whether a thread writes, so that this one never waits for the disk
 * @throws the error of SQLite or of the file system
 */
export function openSqlite(path: string, writesAside = false): Dialect {
  keepPrivate(path);
  /* First: where the file can't be opened, it throws. */
  const reader = openSqliteFile(path);
  return dialectOver({ writer: writesAside ? openWriter(path) : openSqliteFile(path), reader });
}

/**
 * The same to look at a file only; it is called `linked` for that time, and no longer once the dialect is closed.
 * @param onClosed called then
 */
export function openSqliteUnchanged(
  { linked, remove }: { linked: string; remove: () => void },
  onClosed: () => void,
): Dialect {
  const file = readSqliteFile(linked);
  return dialectOver({
    writer: file,
    reader: file,
    onClosed: () => {
      remove();
      onClosed();
    },
  });
}

function dialectOver(files: ConstructorParameters<typeof SqliteDriver>[0]): Dialect {
  return {
    createDriver: () => new SqliteDriver(files),
    createAdapter: () => new Adapter(),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class Adapter extends SqliteAdapter {
  /** Our driver queues writes and lets reads go ahead, so Kysely need not run one statement at a time. */
  override get supportsMultipleConnections() {
    return true;
  }

  /** SQLite can create tables within a transaction, so two processes that migrate at once wait for one another. */
  override get supportsTransactionalDdl() {
    return true;
  }
}

/** Files that an earlier version or another program made may be readable to every user of the machine. */
function keepPrivate(path: string) {
  for (const file of [path, `${path}-wal`, `${path}-shm`])
    try {
      chmodSync(file, 0o600);
    } catch (error) {
      /* The last process that closes the database takes its log away. */
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    }
}
