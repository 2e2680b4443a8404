import { type ExpressionBuilder, type SqlBool, sql } from "kysely";
import { blockText, type PostFields } from "#content/posts/blog-posts.ts";
import { askedWords, indexedWords } from "#server/database/words.ts";
import type { Tables, Transaction } from "#server/tables/tables.ts";

/** Fits in a `tsvector`, however many bytes a letter has. */
const longestIndexed = 250_000; /* characters */

/** A condition on posts: each word of the query begins a word of theirs, in any order. */
export function matchesQuery(query: string, e: ExpressionBuilder<Tables, "blog_posts">) {
  const asked = askedWords(query);
  /* A table in SQLite, a function in PostgreSQL: the migration that made it says why. */
  return asked ? sql<SqlBool>`id in (select post_id from post_words(${asked}))` : e.lit(false);
}

/** Makes a post findable by every word that it has now, in the transaction that saves it. */
export async function indexPost(trx: Transaction, id: string, fields: PostFields) {
  await forgetPosts(trx, [id]);
  await trx
    .insertInto("post_words")
    .values({ post_id: id, words: searchWords(fields) })
    .execute();
}

/** Removes posts from the index. */
export async function forgetPosts(trx: Transaction, ids: string[]) {
  await trx.deleteFrom("post_words").where("post_id", "in", ids).execute();
}

function searchWords({ title, author, category, excerpt, content }: PostFields) {
  const words = [title, author, category, excerpt, ...content.map(blockText)];
  return indexedWords(words.join(" ")).slice(0, longestIndexed);
}
