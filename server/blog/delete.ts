import type { BlogPost, PostSummary } from "#content/posts/blog-posts.ts";
import { engineOf } from "#server/database/engine.ts";
import { inTransaction } from "#server/tables/in-transaction.ts";
import type { Database, Transaction } from "#server/tables/tables.ts";
import { forgetPosts } from "./post-words.ts";
import { findPost, selectSummaries, toSummary } from "./posts.ts";
import { countChange } from "./revision.ts";

/** How long a deleted post can be restored. */
const keptFor = 30 * 24 * 60 * 60 * 1000; /* ms */

export type DeletedPost = PostSummary & {
  /** ISO 8601, UTC. */
  keptUntil: string;
};

/** Hides a post from readers and lists. @returns false if there is no such post */
export async function deletePost(db: Database, id: string, now: Date) {
  return inTransaction(db, (trx) => mark(trx, id, now.toISOString()));
}

/** Restores a post. @returns undefined if it was not deleted within the last 30 days */
export async function restorePost(db: Database, id: string, now: Date): Promise<BlogPost | undefined> {
  return inTransaction(db, async (trx) => {
    const isDeleted = await trx
      .selectFrom("blog_posts")
      .select("id")
      .where("id", "=", id)
      .where("deleted_at", ">", longAgo(now))
      .executeTakeFirst();
    if (isDeleted) await mark(trx, id, null);
    return isDeleted && findPost(trx, id);
  });
}

/** Posts that can be restored, the last deleted first. */
export async function listDeleted(db: Database, now: Date): Promise<DeletedPost[]> {
  const rows = await selectSummaries(db)
    .where("deleted_at", ">", longAgo(now))
    .orderBy("deleted_at", "desc")
    .limit(200)
    .execute();
  return rows.map((row) => ({
    ...toSummary(row, now),
    keptUntil: new Date(Date.parse(row.deleted_at ?? "") + keptFor).toISOString(),
  }));
}

/** Erases a deleted post for good: its versions, drafts and addresses go with it. @returns whether there was one */
export async function erasePost(db: Database, id: string) {
  return erase(db, (trx) => deleted(trx).where("id", "=", id));
}

/** Erases every deleted post. @returns whether there was one */
export async function eraseAllDeleted(db: Database) {
  return erase(db, deleted);
}

/** Erases what was deleted more than 30 days ago. */
export async function eraseLongDeleted(db: Database, now: Date) {
  await erase(db, (trx) => deleted(trx).where("deleted_at", "<=", longAgo(now)));
}

async function mark(trx: Transaction, id: string, deletedAt: string | null) {
  const marked = await trx
    .updateTable("blog_posts")
    .set({ deleted_at: deletedAt })
    .where("id", "=", id)
    .where("deleted_at", deletedAt ? "is" : "is not", null)
    .returning("publish_date")
    .executeTakeFirst();
  if (marked && marked.publish_date !== null) await countChange(trx);
  return marked !== undefined;
}

function deleted(trx: Transaction) {
  return trx.selectFrom("blog_posts").select("id").where("deleted_at", "is not", null);
}

async function erase(db: Database, which: (trx: Transaction) => ReturnType<typeof deleted>) {
  return inTransaction(db, async (trx) => {
    const rows = await which(trx)
      /* One that somebody restores at the same moment is erased before that, or stays. */
      .$if(engineOf(trx) === "PostgreSQL", (query) => query.forUpdate())
      .execute();
    const ids = rows.map(({ id }) => id);
    for (let begin = 0; begin < ids.length; begin += 500) {
      const some = ids.slice(begin, begin + 500);
      for (const table of ["blog_picture_uses", "blog_drafts", "blog_slugs", "blog_versions"] as const)
        await trx.deleteFrom(table).where("post_id", "in", some).execute();
      await forgetPosts(trx, some);
      await trx.deleteFrom("blog_posts").where("id", "in", some).execute();
    }
    return ids.length > 0;
  });
}

function longAgo(now: Date) {
  return new Date(now.getTime() - keptFor).toISOString();
}
