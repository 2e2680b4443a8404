import type { Database, Transaction } from "#server/tables/tables.ts";

/** Counts a change that readers may see; once committed, pages cached earlier are out of date. */
export async function countChange(trx: Transaction) {
  await trx
    .updateTable("blog_state")
    .set((e) => ({ value: e("value", "+", 1) }))
    .where("name", "=", "revision")
    .execute();
}

/** How many changes there have been, by this process and by others. */
export async function readRevision(db: Database) {
  const row = await db
    .selectFrom("blog_state")
    .select("value")
    .where("name", "=", "revision")
    .executeTakeFirstOrThrow();
  return row.value;
}
