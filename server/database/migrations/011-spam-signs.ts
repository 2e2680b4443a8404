import { type Kysely, sql } from "kysely";

/** What speaks for spam in a ticket, and how strongly. The index holds the few that staff look through at once. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable("tickets")
    .addColumn("spam_signs", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await db.schema
    .alterTable("tickets")
    .addColumn("spam_score", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createIndex("tickets_suspect")
    .on("tickets")
    .columns(["submission_id", "state"])
    .where(sql<boolean>`spam_score >= 3`)
    .execute();
}
