import { type PostFields, readingMinutes } from "#content/posts/blog-posts.ts";
import type { Transaction } from "#server/tables/tables.ts";

type Columns = ReturnType<typeof toColumns> & { version: number; updated_at: string };

export async function insert(
  trx: Transaction,
  id: string,
  columns: Columns & { is_example: number; created_at: string },
) {
  const inserted = await trx
    .insertInto("blog_posts")
    /* Its address is claimed once it exists. */
    .values({ id, slug: id, ...columns })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function update(trx: Transaction, id: string, startedFrom: string, columns: Columns) {
  const updated = await trx
    .updateTable("blog_posts")
    .set(columns)
    .where("id", "=", id)
    .where("updated_at", "=", startedFrom)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

export function toColumns({ title, author, category, excerpt, cover, publishDate, content }: PostFields) {
  return {
    title,
    author,
    category,
    excerpt,
    cover: cover && JSON.stringify(cover),
    publish_date: publishDate,
    reading_minutes: readingMinutes(content),
  };
}
