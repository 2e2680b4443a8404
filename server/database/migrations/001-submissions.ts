import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable("submissions")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("reference", "text", (column) => column.notNull().unique())
    .addColumn("form", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("received_at", "text", (column) => column.notNull())
    .addColumn("page", "text")
    .addColumn("fields", "text", (column) => column.notNull())
    .addColumn("fingerprint", "text", (column) => column.unique())
    .addColumn("consent_wording", "text")
    .addColumn("consent_at", "text")
    .addColumn("consent_page", "text")
    .addCheckConstraint("submissions_state", sql`state in ('new', 'spam')`)
    .execute();

  await db.schema
    .createTable("deliveries")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("submission_id", "text", (column) => column.notNull().references("submissions.id"))
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("recipient", "text", (column) => column.notNull())
    .addColumn("message_id", "text", (column) => column.notNull().unique())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("next_attempt_at", "text", (column) => column.notNull())
    .addColumn("first_attempt_at", "text")
    .addColumn("claimed_by", "text")
    .addColumn("claimed_until", "text")
    .addColumn("sent_at", "text")
    .addColumn("last_error", "text")
    .addUniqueConstraint("deliveries_once_a_kind", ["submission_id", "kind"])
    .addCheckConstraint("deliveries_state", sql`state in ('pending', 'sent', 'failed')`)
    .execute();

  await db.schema
    .createIndex("deliveries_due")
    .on("deliveries")
    .columns(["state", "next_attempt_at"])
    .execute();
}
