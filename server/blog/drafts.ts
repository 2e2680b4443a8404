import type { Draft, PostFields } from "#content/posts/blog-posts.ts";
import type { Database, Transaction } from "#server/tables/tables.ts";
import { readFields } from "./fields.ts";

type DraftKey = {
  id: string;
  staffId: string;
};

/**
 * What this account typed into a post and has not saved, and the number of its last change: the editor's next changes
 * count on from there.
 */
export async function findDraft(
  db: Database,
  { id, staffId }: DraftKey,
): Promise<{ draft: Draft | null; sequence: number }> {
  const row = await db
    .selectFrom("blog_drafts")
    .selectAll()
    .where("post_id", "=", id)
    .where("staff_id", "=", staffId)
    .executeTakeFirst();
  if (!row) return { draft: null, sequence: 0 };
  const { fields, started_from: startedFrom, saved_at: savedAt } = row;
  const sequence = Number(row.sequence);
  return { draft: fields ? { fields: readFields(fields), startedFrom, savedAt, sequence } : null, sequence };
}

type NewDraft = DraftKey & {
  fields: PostFields;
  startedFrom: string | null;
  sequence: number;
  now: Date;
};

/** Stores a draft, unless the same account already stored a later one. */
export async function keepDraft(db: Database, { id, staffId, ...draft }: NewDraft) {
  const values = {
    fields: JSON.stringify(draft.fields),
    started_from: draft.startedFrom,
    sequence: digits(draft.sequence),
    saved_at: draft.now.toISOString(),
  };
  await db
    .insertInto("blog_drafts")
    .values({ post_id: id, staff_id: staffId, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(["post_id", "staff_id"])
        .doUpdateSet(values)
        .where("blog_drafts.sequence", "<=", values.sequence),
    )
    .execute();
}

export async function dropDraft(db: Database, { id, staffId }: DraftKey) {
  await db.deleteFrom("blog_drafts").where("post_id", "=", id).where("staff_id", "=", staffId).execute();
}

/**
 * A draft ends when its post is saved. Where the editor says how far it had come, that stays written down, so that a
 * draft which is still on its way does not come back to life.
 */
export async function closeDraft(
  trx: Transaction,
  { id, sequence }: { id: string; sequence?: number | undefined },
  { staffId, now }: { staffId: string | null; now: Date },
) {
  if (staffId === null) return;
  if (sequence === undefined) return dropDraft(trx, { id, staffId });
  const closed = {
    fields: null,
    started_from: null,
    /* One more than the last change: a late request has a smaller number. */
    sequence: digits(sequence + 1),
    saved_at: now.toISOString(),
  };
  await trx
    .insertInto("blog_drafts")
    .values({ post_id: id, staff_id: staffId, ...closed })
    .onConflict((conflict) => conflict.columns(["post_id", "staff_id"]).doUpdateSet(closed))
    .execute();
}

function digits(sequence: number) {
  return String(sequence).padStart(16, "0");
}
