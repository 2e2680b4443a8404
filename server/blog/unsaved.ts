import type { Database } from "#server/tables/tables.ts";
import { readFields } from "./fields.ts";

/** Posts that this account began and never saved, the last changed first. */
export async function listUnsaved(db: Database, staffId: string): Promise<UnsavedPost[]> {
  const rows = await db
    .selectFrom("blog_drafts")
    .leftJoin("blog_posts", "blog_posts.id", "post_id")
    .select(["post_id", "fields", "saved_at"])
    .where("staff_id", "=", staffId)
    .where("fields", "is not", null)
    .where("blog_posts.id", "is", null)
    .orderBy("saved_at", "desc")
    .limit(50)
    .execute();
  return rows.map(({ post_id, fields, saved_at }) => ({
    id: post_id,
    title: readFields(fields ?? "").title,
    savedAt: saved_at,
  }));
}

export type UnsavedPost = {
  id: string;
  title: string;
  /** ISO 8601, UTC. */
  savedAt: string;
};
