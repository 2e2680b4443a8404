import type { Kysely } from "kysely";

/** How many forms came from a network, and how many confirmations went to an address and to all, within a time. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable("form_counts")
    .addColumn("key", "text", (column) => column.primaryKey().notNull())
    .addColumn("count", "integer", (column) => column.notNull())
    .addColumn("ends_at", "text", (column) => column.notNull())
    .execute();
}
