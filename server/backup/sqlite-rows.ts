import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { asideOf } from "#server/database/damage.ts";

/** Rows of each table; internal tables of the full-text index are left out. */
export function countRows(path: string): Record<string, number> {
  const file = new DatabaseSync(path, { readOnly: true });
  try {
    const tables = file
      .prepare("select name from pragma_table_list where type = 'table' and name not like 'sqlite_%'")
      .all()
      .map(({ name }) => String(name))
      .sort();
    return Object.fromEntries(
      tables.map((name) => [name, Number(file.prepare(`select count(*) as n from "${name}"`).get()?.["n"])]),
    );
  } finally {
    file.close();
  }
}

/** Whether there is anything in a database that somebody may want to keep; also true where it can't be read. */
export function hasRows(path: string) {
  if (!existsSync(path)) return existsSync(`${path}-wal`);
  const { linked, remove } = asideOf(path);
  try {
    const rows = countRows(linked);
    return ["submissions", "staff_users", "blog_posts"].some((table) => (rows[table] ?? 0) > 0);
  } catch {
    return true;
  } finally {
    remove();
  }
}

export function migrationsOf(path: string): string[] {
  const file = new DatabaseSync(path, { readOnly: true });
  try {
    return file
      .prepare("select name from kysely_migration order by name")
      .all()
      .map(({ name }) => String(name));
  } finally {
    file.close();
  }
}
