import type { Database, Transaction } from "#server/tables/tables.ts";

/** Counts a change that readers may see; whatever was kept of older pages is out of date once it is committed. */
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
