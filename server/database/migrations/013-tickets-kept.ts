import type { Kysely } from "kysely";

/** The tickets that hold data, oldest first: what is past its retention is found without a look at what was erased. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createIndex("tickets_kept")
    .on("tickets")
    .column("submission_id")
    .where("erased_at" as never, "is", null)
    .execute();
}
