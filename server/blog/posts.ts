import { type BlogPost, type PostSummary, postState } from "#content/posts/blog-posts.ts";
import type { Database } from "#server/tables/tables.ts";
import { readFields } from "./fields.ts";

/** Posts that the search keeps in memory; older ones are found on the pages of /blogs. */
const maxSearched = 2000;

/** A post as it is; deleted ones are not found. */
export async function findPost(db: Database, id: string): Promise<BlogPost | undefined> {
  const row = await selectPosts(db).where("blog_posts.id", "=", id).executeTakeFirst();
  return row && toPost(row);
}

/** A public post by its address, or its present address if it had this one earlier. */
export async function findPublished(
  db: Database,
  slug: string,
  now: Date,
): Promise<{ post: BlogPost } | { movedTo: string } | undefined> {
  const row = await selectPosts(db)
    .innerJoin("blog_slugs", "blog_slugs.post_id", "blog_posts.id")
    .where("blog_slugs.slug", "=", slug)
    .where("publish_date", "<=", now.toISOString())
    .executeTakeFirst();
  if (!row) return undefined;
  return row.slug === slug ? { post: toPost(row) } : { movedTo: row.slug };
}

/** Of the given posts, the public ones in full, in no particular order. */
export async function findPublishedPosts(db: Database, ids: string[], now: Date): Promise<BlogPost[]> {
  const rows = await selectPosts(db)
    .where("blog_posts.id", "in", ids)
    .where("publish_date", "<=", now.toISOString())
    .execute();
  return rows.map(toPost);
}

/** When each of the newest public posts was saved, by its id. */
export async function listPublishedTimes(db: Database, now: Date): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom("blog_posts")
    .select(["id", "updated_at"])
    .where("deleted_at", "is", null)
    .where("publish_date", "<=", now.toISOString())
    .orderBy("publish_date", "desc")
    .limit(maxSearched)
    .execute();
  return new Map(rows.map(({ id, updated_at }) => [id, updated_at]));
}

/** The columns that lists read; a post's text is in its versions. */
export function selectSummaries(db: Database) {
  return db
    .selectFrom("blog_posts")
    .select([
      ...(["blog_posts.id", "blog_posts.slug", "blog_posts.title", "author", "category", "excerpt"] as const),
      ...(["cover", "publish_date", "reading_minutes", "is_example", "updated_at", "deleted_at"] as const),
    ]);
}

type SummaryRow = Awaited<ReturnType<ReturnType<typeof selectSummaries>["execute"]>>[number];

export function toSummary(row: SummaryRow, now: Date): PostSummary {
  const publishDate = row.publish_date;
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    author: row.author,
    category: row.category,
    excerpt: row.excerpt,
    cover: row.cover === null ? null : JSON.parse(row.cover),
    publishDate,
    updatedAt: row.updated_at,
    isExample: row.is_example === 1,
    state: postState({ publishDate }, now),
    readingMinutes: row.reading_minutes,
  };
}

function selectPosts(db: Database) {
  return db
    .selectFrom("blog_posts")
    .innerJoin("blog_versions", (join) =>
      join
        .onRef("blog_versions.post_id", "=", "blog_posts.id")
        .onRef("blog_versions.number", "=", "blog_posts.version"),
    )
    .select(["blog_posts.id", "blog_posts.slug", "updated_at", "is_example", "fields"])
    .where("deleted_at", "is", null);
}

type PostRow = { id: string; slug: string; updated_at: string; is_example: number; fields: string };

export function toPost({ id, slug, updated_at, is_example, fields }: PostRow): BlogPost {
  return { ...readFields(fields), id, slug, updatedAt: updated_at, isExample: is_example === 1 };
}
