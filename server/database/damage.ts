import { existsSync, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { DatabaseUnavailable, sqliteFile } from "./connect.ts";

/**
 * Refuses to start on a SQLite file that is damaged, before anything is written to it. If a write-ahead log is left
 * from a crash, or from another database whose file was copied over, indexes are compared with their tables, too.
 * @throws {DatabaseUnavailable} saying what is damaged and how to go back to a backup
 */
export function refuseDamagedFile(dataDir: string) {
  const path = sqliteFile(dataDir);
  if (!existsSync(path)) return;
  const log = `${path}-wal`;
  const damage = findDamage(path, { thorough: existsSync(log) && statSync(log).size > 0 });
  if (damage)
    throw new DatabaseUnavailable(
      `The database ${path} is damaged: ${damage}. The site does not start on it, and nothing was changed. Go back to a backup with: npm run restore -- <folder of the backup> --replace (docs/operating.md, "Restore").`,
    );
}

/**
 * What is wrong with a SQLite file, in SQLite's words; undefined where nothing is.
 * @param thorough also whether each index holds what its table does, at several times the cost
 */
export function findDamage(path: string, { thorough }: { thorough: boolean }): string | undefined {
  try {
    const file = new DatabaseSync(path, { readOnly: true, timeout: 5000 });
    try {
      const check = thorough ? "integrity_check" : "quick_check";
      const first = Object.values(file.prepare(`pragma ${check}(1)`).get() ?? {})[0];
      return first === "ok" ? undefined : String(first).replaceAll("\n", " ");
    } finally {
      file.close();
    }
  } catch (error) {
    const { message, errcode = 0 } = error as Error & { errcode?: number };
    return damaged.has(errcode & 0xff) ? message : undefined;
  }
}

/** https://www.sqlite.org/rescode.html: corrupt, and not a database. A lock or a missing permission is no damage. */
const damaged = new Set([11, 26]);
