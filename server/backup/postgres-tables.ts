import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import { sql } from "kysely";
import { executedMigrations } from "#server/database/executed-migrations.ts";
import type { Database, Transaction } from "#server/tables/tables.ts";
import { BackupError } from "./manifest.ts";

export const page = 1000; /* rows read or written at once */

export const tableFile = (table: string) => join("tables", `${table}.jsonl`);

/**
 * Writes every table of the site as it is at one moment, a row a line as JSON, without any program of PostgreSQL's.
 * @returns rows of each table, and the migrations that made them
 */
export async function dumpTables(db: Database, folder: string) {
  await mkdir(join(folder, "tables"), { mode: 0o700 });
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (trx) => {
      const rows: Record<string, number> = {};
      for (const table of await tablesOf(trx)) rows[table] = await dump(trx, table, folder);
      return { rows, migrations: await executedMigrations(trx) };
    });
}

async function dump(trx: Transaction, table: string, folder: string) {
  const file = createWriteStream(join(folder, tableFile(table)), { mode: 0o600, flush: true });
  await sql`declare dumped no scroll cursor for select row_to_json(t)::text as row from ${sql.table(table)} t`.execute(
    trx,
  );
  let count = 0;
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(page)} from dumped`.execute(trx);
    if (rows.length === 0) break;
    count += rows.length;
    if (!file.write(rows.map(({ row }) => `${row}\n`).join("")))
      await new Promise((resolve) => file.once("drain", resolve));
  }
  await sql`close dumped`.execute(trx);
  file.end();
  await finished(file);
  return count;
}

/** The site's tables, each after those it refers to. Kysely's migration tables are left out: migrating makes them. */
export async function tablesOf(trx: Transaction) {
  const { rows } = await sql<{ name: string; needs: string[] }>`
    select t.relname as name, array(
      select distinct r.relname::text from pg_constraint c join pg_class r on r.oid = c.confrelid
      where c.conrelid = t.oid and c.contype = 'f' and r.oid <> t.oid
    ) as needs
    from pg_class t where t.relkind = 'r' and t.relnamespace = current_schema()::regnamespace
      and t.relname not like 'kysely_%' order by t.relname`.execute(trx);
  const ordered: string[] = [];
  let waiting = rows;
  while (waiting.length > 0) {
    const free = waiting.filter(({ needs }) => needs.every((name) => ordered.includes(name)));
    if (free.length === 0) throw new BackupError("The tables' foreign keys form a cycle.");
    ordered.push(...free.map(({ name }) => name));
    waiting = waiting.filter((table) => !free.includes(table));
  }
  return ordered;
}
