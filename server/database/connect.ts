import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Kysely, sql } from "kysely";
import type { openPostgres as OpenPostgres } from "./postgres.ts";
import { openSqlite } from "./sqlite.ts";
import { isUnavailable, Unavailable } from "./unavailable.ts";

const betweenTries = 500; /* ms */

export interface DatabaseSettings {
  /** Folder of the SQLite file; unused where there is a `databaseUrl`. */
  dataDir: string;
  /** postgres://… */
  databaseUrl?: string | undefined;
  onLostConnection?: (error: Error) => void;
  /** Milliseconds to wait for a PostgreSQL server that does not answer yet; 0 by default. */
  patience?: number;
  /** Called once with a message if the server does not answer yet. */
  onWaiting?: (words: string) => void;
}

/**
 * Opens a database and checks that it answers; the caller names its tables. Close it with `db.destroy()`.
 * @throws {DatabaseUnavailable} saying which database, what is wrong with it and what to do
 */
export async function connect<Tables>(settings: DatabaseSettings): Promise<Kysely<Tables>> {
  return settings.databaseUrl
    ? connectPostgres(settings.databaseUrl, settings)
    : connectSqlite(sqliteFile(settings.dataDir));
}

type Counts = ReturnType<typeof OpenPostgres>["counts"];
const connectionCounts = new WeakMap<object, Counts>();

/** Counts the connections to a PostgreSQL server; undefined for SQLite, which has one. */
export function connectionsOf(db: object): Counts | undefined {
  return connectionCounts.get(db);
}

export function sqliteFile(dataDir: string) {
  return join(dataDir, "mag-robotics.sqlite");
}

export class DatabaseUnavailable extends Error {
  override name = "DatabaseUnavailable";
}

async function connectSqlite<Tables>(path: string): Promise<Kysely<Tables>> {
  try {
    return new Kysely({ dialect: openSqlite(path) });
  } catch (cause) {
    throw new DatabaseUnavailable(
      `The database ${path} can't be opened: ${reason(cause)}. Make its folder writable, move the file away, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
}

async function connectPostgres<Tables>(url: string, settings: DatabaseSettings): Promise<Kysely<Tables>> {
  const { onLostConnection = () => {}, patience = 0, onWaiting } = settings;
  const { openPostgres } = await import("./postgres.ts");
  const { dialect, counts } = openPostgres(url, onLostConnection);
  const db = new Kysely<Tables>({ dialect });
  connectionCounts.set(db, counts);
  const end = performance.now() + patience;
  for (let isFirst = true; ; isFirst = false)
    try {
      await refuseOtherEncodings(db);
      return db;
    } catch (cause) {
      if (isUnavailable(cause) && performance.now() < end) {
        if (isFirst)
          onWaiting?.(
            `The PostgreSQL database ${withoutSecret(url)} does not answer yet: ${reason(cause)}. Waiting for it, for up to ${Math.round(patience / 1000)} seconds.`,
          );
        await wait(Math.min(betweenTries, end - performance.now()));
        continue;
      }
      await db.destroy();
      throw new DatabaseUnavailable(
        `The PostgreSQL database ${withoutSecret(url)} can't be used: ${reason(cause)}. Check that it runs and that DATABASE_URL is right.`,
        { cause },
      );
    }
}

async function refuseOtherEncodings<Tables>(db: Kysely<Tables>) {
  const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(db);
  if (rows[0]?.server_encoding !== "UTF8")
    throw new Error("its encoding is not UTF8, so it can't hold every name");
}

/** Host and database of a URL, without user and password. */
function withoutSecret(url: string) {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

/** A refused connection to several addresses is an AggregateError, whose own message is empty. */
function reason(error: unknown): string {
  if (error instanceof Unavailable) return reason(error.cause);
  if (error instanceof AggregateError) return error.errors.map(reason).join(", ");
  return error instanceof Error ? error.message : String(error);
}
