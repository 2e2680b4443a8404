import { type PostFields, slugFrom } from "#content/blog-posts.ts";
import type { Transaction } from "#server/tables/tables.ts";

const atOnce = 50; /* addresses */

/**
 * Gives a post its address: the one that was asked for, or the title's, with a number where another post has it or had
 * it once.
 * @returns the slug, which is this post's alone from now on
 */
export async function claimSlug(
  trx: Transaction,
  postId: string,
  { slug, title }: Pick<PostFields, "slug" | "title">,
) {
  const wanted = slugFrom(slug) || slugFrom(title) || `post-${postId.slice(0, 8)}`;
  /* Asked for by name, so that the index answers, whatever order of letters the database has. */
  for (let first = 1; ; first += atOnce) {
    const candidates = Array.from({ length: atOnce }, (_, index) => numbered(wanted, first + index));
    const rows = await trx.selectFrom("blog_slugs").selectAll().where("slug", "in", candidates).execute();
    const owners = new Map(rows.map((row) => [row.slug, row.post_id]));
    for (const candidate of candidates) {
      if (owners.get(candidate) === postId) return candidate;
      /* Where another transaction takes it at the same moment, the next number is tried. */
      if (!owners.has(candidate) && (await insert(trx, candidate, postId))) return candidate;
    }
  }
}

function numbered(slug: string, number: number) {
  return number === 1 ? slug : `${slug}-${number}`;
}

/** Lets go of an address that no reader can have seen. */
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
