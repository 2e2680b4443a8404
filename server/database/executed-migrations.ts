import { type Kysely, sql } from "kysely";
import { engineOf } from "./engine.ts";

/** Names of the migrations that a database has run, oldest first. */
export async function executedMigrations<Tables>(db: Kysely<Tables>): Promise<string[]> {
  const schema = await schemaOf(db);
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === "kysely_migration" && (!schema || table.schema === schema)))
    return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * For PostgreSQL, whose database may have other schemas with the same tables, such as one that a restore kept aside.
 */
export async function schemaOf<Tables>(db: Kysely<Tables>): Promise<string | undefined> {
  if (engineOf(db) === "SQLite") return undefined;
  const { rows } = await sql<{ name: string | null }>`select current_schema() as name`.execute(db);
  return rows[0]?.name ?? undefined;
}
