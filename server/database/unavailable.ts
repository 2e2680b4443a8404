/** The database can't be reached, or not in time. A statement under way may still have been executed. */
export class Unavailable extends Error {
  override name = "Unavailable";
}

/**
 * True if a statement failed because of the database's state, not the statement itself: it can't be reached,
 * is locked, full, read-only or damaged. The same may succeed later.
 */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof Unavailable) return true;
  if (!(error instanceof Error)) return false;
  if (isPostgresError(error)) return isUnavailableState(error.code);
  if (isSqliteError(error)) return sqliteStates.has(error.errcode & 0xff);
  return error.cause !== undefined && isUnavailable(error.cause);
}

/** True if another connection holds the lock of a SQLite file. Nothing was changed. */
export function isBusy(error: unknown) {
  return error instanceof Error && isSqliteError(error) && (error.errcode & 0xff) === busy;
}

/**
 * Classes of https://www.postgresql.org/docs/current/errcodes-appendix.html: connection, transaction rolled back
 * (deadlock), resources (full disk, too many connections), operator (shutdown, timeout), system, damaged; and a
 * read-only server (a standby) and a lock that could not be acquired.
 */
function isUnavailableState(state = "") {
  return /^(08|40|53|57|58|XX)/.test(state) || state === "25006" || state === "55P03";
}

/** An error of a PostgreSQL server, recognised by its shape because a site on SQLite never loads the client. */
function isPostgresError(error: Error): error is Error & { code: string } {
  return "severity" in error && "code" in error && typeof error.code === "string";
}

const busy = 5;
/** Of https://www.sqlite.org/rescode.html: busy, locked, no memory, read-only, I/O error, corrupt, full, can't open. */
const sqliteStates = new Set([busy, 6, 7, 8, 10, 11, 13, 14]);

function isSqliteError(error: Error): error is Error & { errcode: number } {
  return "errcode" in error && typeof error.errcode === "number";
}
