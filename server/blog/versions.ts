import type { BlogPost } from "#content/posts/blog-posts.ts";
import type { Database } from "#server/tables/tables.ts";
import { findPost, toPost } from "./posts.ts";
import { type SaveResult, savePost, type Writer } from "./save.ts";

export type Version = {
  /** From 1 on. */
  number: number;
  /** ISO 8601, UTC. */
  savedAt: string;
  /** Name; empty where it came with the site. */
  savedBy: string;
  title: string;
};

const maxVersions = 500;

/** The versions of a post, the latest first. */
export async function listVersions(db: Database, id: string): Promise<Version[]> {
  const rows = await db
    .selectFrom("blog_versions")
    .leftJoin("staff_users", "staff_users.id", "saved_by")
    .select(["number", "saved_at", "staff_users.name", "title"])
    .where("post_id", "=", id)
    .orderBy("number", "desc")
    .limit(maxVersions)
    .execute();
  return rows.map(({ number, saved_at, name, title }) => ({
    number,
    savedAt: saved_at,
    savedBy: name ?? "",
    title,
  }));
}

/** A post as it was. */
export async function findVersion(db: Database, id: string, number: number): Promise<BlogPost | undefined> {
  const row = await db
    .selectFrom("blog_versions")
    .innerJoin("blog_posts", "blog_posts.id", "post_id")
    .select(["blog_posts.id", "slug", "saved_at as updated_at", "is_example", "fields"])
    .where("post_id", "=", id)
    .where("number", "=", number)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return row && toPost(row);
}

/**
 * Restores an earlier version by saving it anew: its text and pictures, while the post's address and publish date stay.
 * @returns undefined where there is no such version
 */
export async function restoreVersion(
  db: Database,
  { id, number, startedFrom }: { id: string; number: number; startedFrom: string },
  writer: Writer,
): Promise<SaveResult | undefined> {
  const [earlier, present] = [await findVersion(db, id, number), await findPost(db, id)];
  if (!earlier || !present) return undefined;
  const { id: _, updatedAt, isExample, ...words } = earlier;
  const { slug, publishDate } = present;
  return savePost(db, { id, fields: { ...words, slug, publishDate }, startedFrom }, writer);
}
