import { type ExpressionBuilder, sql } from "kysely";
import type { PostState, PostSummary } from "#content/posts/blog-posts.ts";
import { compareWords } from "#language/language.ts";
import type { Database, Tables } from "#server/tables/tables.ts";
import { matchesQuery } from "./post-words.ts";
import { selectSummaries, toSummary } from "./posts.ts";

const pageSize = 12; /* posts */

/** What a list shows. */
export type Filters = {
  search: string;
  state: PostState | null;
  category: string | null;
};

type Ask = Filters & {
  /** From 1; a number past the last page shows the last page. */
  page: number;
  now: Date;
};

/** One page of posts: drafts, then scheduled posts, then public ones, the newest first. */
export async function listPosts(db: Database, { page: asked, now, ...filters }: Ask) {
  const found = await findPage(db, filters, now, asked);
  if (found.ids.length > 0 || asked === 1) return toPage(asked, found);
  const { total } = await findPage(db, filters, now, 1);
  const last = Math.max(1, Math.ceil(total / pageSize));
  return toPage(last, await findPage(db, filters, now, last));

  async function toPage(page: number, { ids, total }: Awaited<ReturnType<typeof findPage>>) {
    const pages = Math.max(1, Math.ceil(total / pageSize));
    return { posts: await readSummaries(db, ids, now), total, page, pages };
  }
}

/**
 * The ids of a page and how many there are on all pages, by one query, because finding is what makes a search costly.
 */
async function findPage(db: Database, filters: Filters, now: Date, page: number) {
  const rows = await db
    .selectFrom("blog_posts")
    .select(["id", sql<number | string>`count(*) over ()`.as("total")])
    .where(matching(filters, now))
    .orderBy("publish_date", (order) =>
      filters.state === "published" ? order.desc() : order.desc().nullsFirst(),
    )
    .orderBy("id", "desc")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { ids: rows.map(({ id }) => id), total: Number(rows[0]?.total ?? 0) };
}

/** In the order of the ids. */
async function readSummaries(db: Database, ids: string[], now: Date): Promise<PostSummary[]> {
  if (ids.length === 0) return [];
  const rows = await selectSummaries(db).where("blog_posts.id", "in", ids).execute();
  return rows
    .map((row) => toSummary(row, now))
    .sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** The page number of an address; 1 if it is invalid. */
export function readPageNumber(query: URLSearchParams) {
  const text = query.get("page") ?? "";
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/** The categories in use, in alphabetical order; with `now`, only those of posts that are public then. */
export async function listCategories(db: Database, now: Date | null) {
  const rows = await db
    .selectFrom("blog_posts")
    .select("category")
    .distinct()
    .where("category", "!=", "")
    .where(matching({ search: "", state: now && "published", category: null }, now ?? new Date(0)))
    .execute();
  return rows.map(({ category }) => category).sort((one, other) => compareWords(one, other));
}

export function matching({ search, state, category }: Filters, now: Date) {
  const time = now.toISOString();
  return (e: ExpressionBuilder<Tables, "blog_posts">) =>
    e.and([
      e("deleted_at", "is", null),
      ...(state === "draft" ? [e("publish_date", "is", null)] : []),
      ...(state === "scheduled" ? [e("publish_date", ">", time)] : []),
      ...(state === "published" ? [e("publish_date", "<=", time)] : []),
      ...(category ? [e("category", "=", category)] : []),
      ...(search ? [matchesQuery(search, e)] : []),
    ]);
}
