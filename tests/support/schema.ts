import { type Kysely, sql } from "kysely";
import { engineOf } from "#server/database/engine.ts";
import type { Database } from "#server/tables/tables.ts";

type Column = { name: string; type: string; nullable: boolean; hasDefault: boolean };

type Index = { columns: string[]; unique: boolean };

export type Schema = Awaited<ReturnType<typeof describeSchema>>;

/** The tables of a database in words that both engines share: columns, indexes, and the values that rules allow. */
export async function describeSchema(db: Database) {
  const [indexesOf, checksOf] =
    engineOf(db) === "SQLite" ? [sqliteIndexes, sqliteChecks] : [postgresIndexes, postgresChecks];
  const tables = await db.introspection.getTables();
  /* Full-text indexes differ by engine; their results are tested instead. */
  const shared = tables.filter(({ name }) => !/^(?:ticket|post)_words/.test(name));
  const entries = shared.map(async ({ name, columns }) => [
    name,
    {
      columns: columns
        .map((column) => ({
          name: column.name,
          type: column.dataType.toLowerCase().replace("int4", "integer"),
          nullable: column.isNullable,
          hasDefault: column.hasDefaultValue,
        }))
        .sort(byText),
      indexes: (await indexesOf(db as Kysely<unknown>, name)).sort(byText),
      checks: (await checksOf(db as Kysely<unknown>, name)).map(valuesIn).sort(byText),
    },
  ]);
  const described: Record<string, { columns: Column[]; indexes: Index[]; checks: string[][] }> =
    Object.fromEntries(await Promise.all(entries));
  return Object.fromEntries(Object.entries(described).sort());
}

/** An integer key is the table's own order in SQLite, which needs no index for it. */
async function sqliteIndexes(db: Kysely<unknown>, table: string) {
  const { rows } = await sql<{ unique: number; columns: string }>`
    select list."unique", (select json_group_array(name) from pragma_index_info(list.name)) as columns
    from pragma_index_list(${table}) as list
    union all
    select 1, json_array(name) from pragma_table_info(${table}) where pk = 1 and type = 'INTEGER'`.execute(
    db,
  );
  return rows.map((row) => ({ columns: JSON.parse(row.columns), unique: row.unique === 1 }));
}

async function postgresIndexes(db: Kysely<unknown>, table: string) {
  const { rows } = await sql<Index>`
    select index.indisunique as "unique", array(
      select attname::text from unnest(index.indkey) with ordinality as key(number, place)
      join pg_attribute on attrelid = index.indrelid and attnum = key.number order by place
    ) as columns
    from pg_index as index where index.indrelid = ${table}::regclass`.execute(db);
  return rows.map(({ columns, unique }) => ({ columns, unique }));
}

async function sqliteChecks(db: Kysely<unknown>, table: string) {
  const { rows } = await sql<{ sql: string }>`select sql from sqlite_schema where name = ${table}`.execute(
    db,
  );
  return rows[0]?.sql.match(/check \(.*?\)\)/g) ?? [];
}

async function postgresChecks(db: Kysely<unknown>, table: string) {
  const { rows } = await sql<{ rule: string }>`
    select pg_get_constraintdef(oid) as rule from pg_constraint
    where conrelid = ${table}::regclass and contype = 'c'`.execute(db);
  return rows.map(({ rule }) => rule);
}

/** Each engine writes the same rule in its own way; the values that it allows are the same. */
function valuesIn(rule: string) {
  return Array.from(rule.matchAll(/'([^']*)'/g), ([, value = ""]) => value).sort();
}

function byText(one: unknown, other: unknown) {
  return JSON.stringify(one) < JSON.stringify(other) ? -1 : 1;
}
