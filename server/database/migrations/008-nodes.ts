import type { Kysely } from "kysely";

/** Who serves the site at the moment, and for how long a delivery was waited for, whatever the clock said. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable("nodes")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("secret_fingerprint", "text", (column) => column.notNull())
    .addColumn("pictures", "text", (column) => column.notNull())
    .addColumn("version", "text", (column) => column.notNull())
    .addColumn("seen_at", "text", (column) => column.notNull())
    .execute();

  await db.schema
    .alterTable("deliveries")
    .addColumn("waited", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}
