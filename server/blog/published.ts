import type { BlogPost, PostSummary } from "#content/posts/blog-posts.ts";
import type { Database } from "#server/tables/tables.ts";
import { matching } from "./list.ts";
import { selectSummaries, toSummary } from "./posts.ts";

/** The public posts, the newest first. */
export async function listPublished(
  db: Database,
  now: Date,
  limit: number,
  category: string | null = null,
): Promise<PostSummary[]> {
  const rows = await selectSummaries(db)
    .where(matching({ search: "", state: "published", category }, now))
    .orderBy("publish_date", "desc")
    .orderBy("blog_posts.id", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => toSummary(row, now));
}

/** Suggests what to read after a post: the newest of its category, then the newest of all. */
export async function listRelated(db: Database, post: BlogPost, now: Date): Promise<PostSummary[]> {
  const near = post.category ? await listPublished(db, now, 4, post.category) : [];
  const others = near.length < 4 ? await listPublished(db, now, 7) : [];
  const posts = new Map([...near, ...others].map((other) => [other.id, other]));
  posts.delete(post.id);
  return [...posts.values()].slice(0, 3);
}

/** When the next scheduled post becomes public. */
export async function nextPublication(db: Database, now: Date): Promise<Date | null> {
  const row = await db
    .selectFrom("blog_posts")
    .select((e) => e.fn.min("publish_date").as("next"))
    .where(matching({ search: "", state: "scheduled", category: null }, now))
    .executeTakeFirst();
  return row?.next ? new Date(row.next) : null;
}
