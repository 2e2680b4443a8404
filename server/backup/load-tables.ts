import { createReadStream } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { sql } from "kysely";
import { migrate } from "#server/database/migrate.ts";
import { migrations as ownMigrations } from "#server/database/migrations.ts";
import type { Database, Transaction } from "#server/tables/tables.ts";
import { BackupError } from "./manifest.ts";
import { page, tableFile, tablesOf } from "./postgres-tables.ts";

/**
 * Recreates and fills the tables, all or nothing. Existing ones are moved to a schema of their own.
 * @param aside its name; undefined where there is nothing to keep
 * @throws {BackupError} if this version does not know the backup's tables, or rows are missing afterwards
 */
export async function loadTables(
  db: Database,
  folder: string,
  backup: { migrations: string[]; rows: Record<string, number> },
  aside: string | undefined,
) {
  const unknown = backup.migrations.filter((name) => !(name in ownMigrations));
  if (unknown.length > 0)
    throw new BackupError(
      `The backup is of a newer version of the site (${unknown.join(", ")}). Restore it with that version.`,
    );
  await db.transaction().execute(async (trx) => {
    if (aside) await moveAside(trx, aside);
    const known = Object.entries(ownMigrations).filter(([name]) => backup.migrations.includes(name));
    await migrate(trx, { migrations: Object.fromEntries(known) });
    const tables = (await tablesOf(trx)).filter((table) => table in backup.rows);
    /* Migrations write some rows themselves. */
    for (const table of tables.toReversed()) await sql`delete from ${sql.table(table)}`.execute(trx);
    for (const table of tables) {
      const count = await load(trx, table, folder);
      if (count !== backup.rows[table])
        throw new BackupError(
          `${table}: ${count} rows were loaded, and the backup has ${backup.rows[table]}. Nothing was changed.`,
        );
    }
    await continueNumbers(trx);
  });
}

async function moveAside(trx: Transaction, aside: string) {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(trx);
  const schema = rows[0]?.name ?? "public";
  await sql`alter schema ${sql.id(schema)} rename to ${sql.id(aside)}`.execute(trx);
  await sql`create schema ${sql.id(schema)}`.execute(trx);
}

async function load(trx: Transaction, table: string, folder: string) {
  const target = sql.table(table);
  const lines = createInterface({ input: createReadStream(join(folder, tableFile(table))) });
  let waiting: string[] = [];
  for await (const line of lines) {
    waiting.push(line);
    if (waiting.length >= page) await insert();
  }
  await insert();
  const { rows } = await sql<{ count: string }>`select count(*) from ${target}`.execute(trx);
  return Number(rows[0]?.count);

  async function insert() {
    if (waiting.length === 0) return;
    const json = `[${waiting.join(",")}]`;
    await sql`insert into ${target} overriding system value
      select * from json_populate_recordset(null::${target}, ${json}::json)`.execute(trx);
    waiting = [];
  }
}

/** Rows keep their numbers; new ones continue after the greatest. */
async function continueNumbers(trx: Transaction) {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES'`.execute(trx);
  for (const { table, column } of rows)
    await sql`select setval(pg_get_serial_sequence(${`"${table}"`}, ${column}),
      coalesce((select max(${sql.id(column)}) from ${sql.table(table)}), 0) + 1, false)`.execute(trx);
}
