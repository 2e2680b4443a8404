import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Kysely, sql } from "kysely";
import { makeFolder } from "../folders/make-folder.ts";
import { asideOf, draftOfRestore, refuseUnfit } from "./damage.ts";
import { DatabaseUnavailable } from "./database-unavailable.ts";
import { enterDoor } from "./door.ts";
import type { openPostgres as OpenPostgres } from "./postgres.ts";
import { openSqlite, openSqliteUnchanged } from "./sqlite.ts";
import { isUnavailable, Unavailable } from "./unavailable.ts";

const betweenTries = 500; /* ms */

export type DatabaseSettings = {
  /** Folder of the SQLite file; unused where there is a `databaseUrl`. */
  dataDir: string;
  /** postgres://… */
  databaseUrl?: string | undefined;
  /** Whether the database is only looked at: then no file of SQLite's is made or changed, not even by opening it. */
  lookOnly?: boolean;
  /** Whether a thread writes to SQLite's file, so that this one never waits for the disk. */
  writesAside?: boolean;
  onLostConnection?: (error: Error) => void;
  /** Milliseconds to wait for a PostgreSQL server that does not answer yet; 0 by default. */
  patience?: number;
  /** Called once with a message if the server does not answer yet. */
  onWaiting?: (words: string) => void;
};

/**
 * Opens a database, the one way in for the site and for every command: it is fit for use, or nothing is changed. The
 * caller names its tables. Close it with `db.destroy()`.
 * @throws {DatabaseUnavailable} saying which database, what is wrong with it and what to do
 */
export async function connect<Tables>(settings: DatabaseSettings): Promise<Kysely<Tables>> {
  return settings.databaseUrl
    ? connectPostgres(settings.databaseUrl, settings)
    : connectSqlite(sqliteFile(settings.dataDir), settings);
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

async function connectSqlite<Tables>(
  path: string,
  { lookOnly = false, writesAside }: DatabaseSettings,
): Promise<Kysely<Tables>> {
  let leave = () => {};
  try {
    if (!lookOnly) makeFolder(dirname(path));
    leave = await enterDoor(path);
    refuseUnfit(path);
    /* Nobody may write to a file of which only the links beside it are read. */
    if (lookOnly) return new Kysely({ dialect: openSqliteUnchanged(asideOf(path), leave) });
    /* Behind the door, so no restore is under way: one was killed while it copied. */
    rmSync(draftOfRestore(path), { force: true });
    const dialect = openSqlite(path, writesAside);
    leave();
    return new Kysely({ dialect });
  } catch (cause) {
    leave();
    if (cause instanceof DatabaseUnavailable) throw cause;
    const remedy = isOfFullDisk(cause) ? "Free some space" : "Make its folder writable, move the file away";
    throw new DatabaseUnavailable(
      `The database ${path} can't be opened: ${reason(cause)}. ${remedy}, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
}

function isOfFullDisk(error: unknown) {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  /* SQLite's own number: https://www.sqlite.org/rescode.html */
  return code === "ENOSPC" || errcode === 13;
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
      await refuseUnfitServer(db);
      return db;
    } catch (cause) {
      if (!isPooler(cause) && isUnavailable(cause) && performance.now() < end) {
        if (isFirst)
          onWaiting?.(
            `The PostgreSQL database ${withoutSecret(url)} does not answer yet: ${reason(cause)}. Waiting for it, for up to ${Math.round(patience / 1000)} seconds.`,
          );
        await wait(Math.min(betweenTries, end - performance.now()));
        continue;
      }
      await db.destroy();
      if (isPooler(cause)) throw new DatabaseUnavailable(pooled(url), { cause });
      throw new DatabaseUnavailable(
        `The PostgreSQL database ${withoutSecret(url)} can't be used: ${reason(cause)}. Check that it runs and that DATABASE_URL is right.`,
        { cause },
      );
    }
}

async function refuseUnfitServer<Tables>(db: Kysely<Tables>) {
  const { rows } = await sql<{ encoding: string; limit: string }>`
    select current_setting('server_encoding') as encoding, current_setting('statement_timeout') as "limit"`.execute(
    db,
  );
  if (rows[0]?.encoding !== "UTF8") throw new Error("its encoding is not UTF8, so it can't hold every name");
  if (rows[0]?.limit !== "8s") throw new Pooled();
}

/** What we ask for a connection was taken off on its way: only a program between us and PostgreSQL does so. */
class Pooled extends Error {}

/**
 * A pooler that gives a connection to somebody else after each transaction refuses the settings that a connection
 * begins with (PgBouncer: "unsupported startup parameter"), or drops them. Waiting mends neither.
 */
function isPooler(error: unknown): boolean {
  if (error instanceof Pooled) return true;
  if (!(error instanceof Error)) return false;
  return /unsupported startup parameter/i.test(error.message) || isPooler(error.cause);
}

function pooled(url: string) {
  return `${withoutSecret(url)} is a connection pooler, such as PgBouncer, which refuses or drops the time limits that the site sets for a connection. Give DATABASE_URL the address of the PostgreSQL server itself: the site has a pool of its own, of ten connections.`;
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
