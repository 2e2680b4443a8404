import type { PostFields } from "#content/posts/blog-posts.ts";
import { slugFrom } from "#content/posts/post-slug.ts";
import type { Transaction } from "#server/tables/tables.ts";

const atOnce = 50; /* addresses */

/**
 * Gives a post its address: the requested one or one made from its title, with a number if another post has or had it.
 * @returns the slug, now reserved for this post
 */
export async function claimSlug(
  trx: Transaction,
  postId: string,
  { slug, title }: Pick<PostFields, "slug" | "title">,
) {
  const wanted = slug || (await slugFrom(title)) || `post-${postId.slice(0, 8)}`;
  /* Looked up by exact names, so that the index is used whatever the database's collation. */
  for (let first = 1; ; first += atOnce) {
    const candidates = Array.from({ length: atOnce }, (_, index) => numbered(wanted, first + index));
    const rows = await trx.selectFrom("blog_slugs").selectAll().where("slug", "in", candidates).execute();
    const owners = new Map(rows.map((row) => [row.slug, row.post_id]));
    for (const candidate of candidates) {
      if (owners.get(candidate) === postId) return candidate;
      /* If another transaction takes it at the same moment, the next number is tried. */
      if (!owners.has(candidate) && (await insert(trx, candidate, postId))) return candidate;
    }
  }
}

function numbered(slug: string, number: number) {
  return number === 1 ? slug : `${slug}-${number}`;
}

/** Frees an address that no reader can have seen. */
export async function releaseSlug(trx: Transaction, postId: string, slug: string) {
  await trx.deleteFrom("blog_slugs").where("slug", "=", slug).where("post_id", "=", postId).execute();
}

async function insert(trx: Transaction, slug: string, postId: string) {
  const inserted = await trx
    .insertInto("blog_slugs")
    .values({ slug, post_id: postId })
    .onConflict((conflict) => conflict.column("slug").doNothing())
    .returning("slug")
    .executeTakeFirst();
  return inserted !== undefined;
}
