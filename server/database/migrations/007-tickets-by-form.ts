import type { Kysely } from "kysely";

/** One form's tickets in their order, with their states: listing and counting them reads the index alone. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createIndex("tickets_form")
    .on("tickets")
    .columns(["form", "submission_id", "state"])
    .execute();
}
