import {
  accessSync,
  constants,
  existsSync,
  linkSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { DatabaseUnavailable } from "./database-unavailable.ts";

/**
 * Refuses a SQLite file that is damaged or not the site's, before anything is changed: opening it would merge a
 * write-ahead log that lies beside it, also one of another database. If there is such a log, indexes are compared with
 * their tables, too. A file that a process has open is let through: that process made the same checks. To be called
 * behind `enterDoor`, and the file is opened there: nobody else begins to use it meanwhile.
 * @throws {DatabaseUnavailable} saying what is wrong and how to go back to a backup
 */
export function refuseUnfit(path: string) {
  if (existsSync(beingRestored(path)))
    throw new DatabaseUnavailable(
      `A restore of the database ${path} was interrupted. Run it again, with --replace if it asks for that: ${goBack}. What was there before is in ${join(dirname(path), "replaced_…")} or still in its place.`,
    );
  const orphan = orphanedLog(path);
  if (orphan)
    throw new DatabaseUnavailable(
      `There is no database ${path}, but its log ${orphan}, which a new database would delete. Put the database back beside it, or move the log away. Nothing was changed.`,
    );
  if (!existsSync(path) || !statSync(path).isFile() || statSync(path).size === 0) return;
  refuseAnothers(path);
  const journal = `${path}-journal`;
  if (hasBytes(journal))
    throw new DatabaseUnavailable(
      `The database ${path} has a log beside it that the site never makes, ${journal}; opening the database would apply it. Nothing was changed. Move that file away if it is not of this database, or go back to a backup with: ${goBack}.`,
    );
  const fault = isInUse(path) ? undefined : findFault(path);
  if (fault)
    throw new DatabaseUnavailable(
      `The database ${path} ${fault}. The site does not start on it, and nothing was changed. Go back to a backup with: ${goBack}.`,
    );
}

function refuseAnothers(path: string) {
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
  } catch (cause) {
    throw new DatabaseUnavailable(
      `The database ${path} can't be read and written by this user. Run this as the user that runs the site, or make the file that user's.`,
      { cause },
    );
  }
}

const goBack = 'npm run restore -- <folder of the backup> --replace (docs/operating.md, "Restore")';

/** Whether there is a database, or what is left of one: then `refuseUnfit` says what became of it. */
export function isAnythingAt(path: string) {
  return [path, `${path}-wal`, beingRestored(path)].some((file) => existsSync(file));
}

/** What a backup's database is called from the first step in which it replaces another to the last. */
export function beingRestored(path: string) {
  return `${path}.restoring`;
}

/** What it is called while it is copied there, before anything is replaced. */
export function draftOfRestore(path: string) {
  return `${path}.copying`;
}

function orphanedLog(path: string) {
  const log = `${path}-wal`;
  const isThere = existsSync(path) && statSync(path).size > 0;
  return !isThere && hasBytes(log) ? log : undefined;
}

/** Another name of a SQLite file, under which it can be read without changing anything beside it; then `remove` it. */
export function asideOf(path: string) {
  return isInUse(path) ? { linked: path, remove: () => {} } : linkAside(path, { log: true });
}

function findFault(path: string) {
  const hasLog = hasBytes(`${path}-wal`);
  const known = hasLog ? onLinks(path, { log: false }, (linked) => endsOf(linked)) : [];
  return onLinks(path, { log: true }, (linked) => {
    const isLarge = statSync(path).size > largest;
    const damage = findDamage(linked, { thorough: hasLog && !isLarge });
    if (damage) return `is damaged: ${damage}`;
    if (isForeign(linked)) return "is another program's: its tables are not those of the site";
    const mixed = hasLog && isLarge && findMixed(linked);
    if (mixed) return `is damaged: ${mixed}`;
    const kept = new Set(known.length > 0 ? endsOf(linked, known) : []);
    return known.every((id) => kept.has(id))
      ? undefined
      : "is damaged: the log beside it is another database's";
  });
}

/**
 * The first and the last submission of a file, or those of `known` that it has. No submission's row is ever deleted, so
 * what the file has without its log, it has with it: the log of another database may fit its pages and replace them all.
 */
function endsOf(path: string, known?: string[]): string[] {
  try {
    using file = openReadOnly(path);
    const rows = known
      ? file.prepare(`select id from submissions where id in (${known.map(() => "?").join()})`).all(...known)
      : file.prepare("select min(id) as id from submissions union select max(id) from submissions").all();
    return rows.flatMap(({ id }) => (id === null ? [] : [String(id)]));
  } catch {
    /* Half a checkpoint, or a file of before the first table: it says nothing. */
    return [];
  }
}

/** Bytes from which indexes are compared with their tables in samples only: a million enquiries would take 15 s. */
const largest = 256 * 1024 * 1024;
const samples = 300;

/** Follows submissions from all over the file through every index to their rows in other tables, and back. */
function findMixed(path: string) {
  using file = openReadOnly(path);
  const bounds = file.prepare("select min(number) as first, max(number) as last from tickets").get();
  const [first, last] = [Number(bounds?.["first"] ?? 0), Number(bounds?.["last"] ?? 0)];
  const find = file.prepare(`select submission_id as id from tickets where number >= ? limit 1`);
  const meets = file.prepare(`
    select (select count(*) from submissions as found where found.reference = submissions.reference and found.id = submissions.id) as reference,
      (select count(*) from tickets where submission_id = submissions.id and form = submissions.form) as ticket,
      (select count(*) from deliveries where submission_id = submissions.id and state in ('pending', 'sent', 'failed', 'cancelled')) >=
      (select count(*) from deliveries where submission_id = submissions.id) as deliveries
    from submissions where id = ?`);
  for (let sample = 0; sample <= samples; sample++) {
    const id = find.get(first + Math.floor(((last - first) * sample) / samples))?.["id"];
    if (id === undefined) return first === 0 ? undefined : "its tickets have gaps";
    const found = meets.get(id);
    if (!found || Object.values(found).some((count) => Number(count) !== 1))
      return `the rows and indexes of ${String(id)} don't meet`;
  }
  return undefined;
}

/**
 * What is wrong with a SQLite file, in SQLite's words; undefined where nothing is.
 * @param thorough also whether each index holds what its table does, at several times the cost
 */
export function findDamage(path: string, { thorough }: { thorough: boolean }): string | undefined {
  try {
    using file = openReadOnly(path);
    const check = thorough ? "integrity_check" : "quick_check";
    const first = Object.values(file.prepare(`pragma ${check}(1)`).get() ?? {})[0];
    return first === "ok" ? undefined : String(first).replaceAll("\n", " ");
  } catch (error) {
    const { message, errcode = 0 } = error as Error & { errcode?: number };
    return damaged.has(errcode & 0xff) ? message : undefined;
  }
}

/** https://www.sqlite.org/rescode.html: corrupt, and not a database. A lock or a missing permission is no damage. */
const damaged = new Set([11, 26]);

/** Whether a file has tables and none of them is the list of our migrations. */
function isForeign(path: string) {
  using file = openReadOnly(path);
  const names = file.prepare("select name from sqlite_schema where type = 'table'").all();
  return names.length > 0 && !names.some(({ name }) => name === "kysely_migration");
}

/** A connection holds a lock on a database with a write-ahead log for as long as it is open. */
export function isInUse(path: string) {
  return onLinks(path, { log: false }, (linked, isAside) => {
    if (!isAside) return false;
    try {
      using file = new DatabaseSync(linked, { timeout: 0 });
      file.exec("pragma locking_mode = exclusive; begin immediate; rollback");
      return false;
    } catch (error) {
      /* What is damaged can't be locked either: nobody uses it. */
      return ((error as { errcode?: number }).errcode ?? 0) === busy;
    }
  });
}

const busy = 5;

/**
 * Calls `look` with another name of a SQLite file, in a folder of its own: SQLite makes its own files beside the name it
 * was given, so nothing appears or changes beside the database. The locks are those of the file itself.
 * @param log whether the write-ahead log lies beside it there, too
 */
function onLinks<Result>(
  path: string,
  { log }: { log: boolean },
  look: (linked: string, isAside: boolean) => Result,
) {
  const { linked, isAside, remove } = linkAside(path, { log });
  try {
    return look(linked, isAside);
  } finally {
    remove();
  }
}

/** The same for as long as its caller needs: until `remove`. */
function linkAside(path: string, { log }: { log: boolean }) {
  const file = realpathSync(path);
  sweep(dirname(file));
  const folder = mkdtempSync(join(dirname(file), prefix));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const linked = join(folder, "database");
    linkSync(file, linked);
    if (log && existsSync(`${file}-wal`)) linkSync(`${file}-wal`, `${linked}-wal`);
    return { linked, isAside: true, remove };
  } catch (error) {
    remove();
    if (!cannotLink.has((error as NodeJS.ErrnoException).code ?? "")) throw error;
    return { linked: file, isAside: false, remove: () => {} };
  }
}

const prefix = ".looked-at-";
const longestLook = 24 * 60 * 60 * 1000; /* ms */

/** Removes what a process that was killed while it looked left: a second name of a database that may be gone since. */
function sweep(folder: string) {
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith(prefix))) {
    const found = statSync(join(folder, name), { throwIfNoEntry: false });
    if (found && Date.now() - found.mtimeMs > longestLook)
      rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** Codes of file systems without hard links: there SQLite may leave an empty file of its own beside the database. */
const cannotLink = new Set(["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EMLINK", "EXDEV"]);

function openReadOnly(path: string) {
  return new DatabaseSync(path, { readOnly: true, timeout: 5000 });
}

function hasBytes(path: string) {
  return existsSync(path) && statSync(path).size > 0;
}
