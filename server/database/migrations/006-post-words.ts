import { type Kysely, sql } from "kysely";
import { engineOf } from "../engine.ts";

/**
 * An index of every word of a post, instead of the beginning of its text: FTS5 in SQLite, a GIN index over tsvector in
 * PostgreSQL, where a function gives `select post_id from post_words('pallet* dock*')` the meaning that it has there.
 */
export async function up(db: Kysely<unknown>) {
  if (engineOf(db) === "SQLite")
    await sql`create virtual table post_words using fts5(
      post_id unindexed, words,
      content='', contentless_delete=1, contentless_unindexed=1, detail=none, tokenize='ascii'
    )`.execute(db);
  else await addIndexOfPostgres(db);
  await db.schema.alterTable("blog_posts").dropColumn("search").execute();
  await addWords(db as Kysely<Tables>);
}

async function addIndexOfPostgres(db: Kysely<unknown>) {
  await sql`create table post_words (post_id text primary key, words tsvector not null)`.execute(db);
  await sql`create index post_words_words on post_words using gin (words)`.execute(db);
  /* To the planner reading every row looks cheap, because it does not count that each has to be unpacked first. */
  await sql`create function post_words(query text) returns table (post_id text)
    language sql stable set enable_seqscan = off as $$
    select post_id from post_words
    where words @@ replace(replace(query, '*', ':*'), ' ', ' & ')::tsquery $$`.execute(db);
}

interface Tables {
  blog_posts: { id: string; version: number };
  blog_versions: { post_id: string; number: number; fields: string };
  post_words: { post_id: string; words: string };
}

async function addWords(db: Kysely<Tables>) {
  let last = "";
  for (;;) {
    const rows = await db
      .selectFrom("blog_posts")
      .innerJoin("blog_versions", (join) =>
        join
          .onRef("blog_versions.post_id", "=", "blog_posts.id")
          .onRef("blog_versions.number", "=", "blog_posts.version"),
      )
      .select(["id", "fields"])
      .where("id", ">", last)
      .orderBy("id")
      .limit(100)
      .execute();
    if (rows.length === 0) return;
    await db.insertInto("post_words").values(rows.map(wordsFor)).execute();
    last = rows.at(-1)?.id ?? last;
  }
}

interface Fields {
  title: string;
  author: string;
  category: string;
  excerpt: string;
  content: { content: string; items?: string[] }[];
}

/** Frozen here as the rest of the migration is: what is indexed may change later, this may not. */
function wordsFor({ id, fields }: { id: string; fields: string }) {
  const { title, author, category, excerpt, content }: Fields = JSON.parse(fields);
  const blocks = content.flatMap((block) => [
    block.content.replaceAll(/<[^>]*>|&#?\w+;/g, " "),
    ...(block.items ?? []),
  ]);
  const text = [title, author, category, excerpt, ...blocks].join(" ");
  const plain = text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const found = plain.match(
    /[[\p{L}\p{N}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]]+|[\p{L}\p{N}]/gv,
  );
  const words = [...new Set(found?.map((word) => word.slice(0, 100)))].join(" ");
  return { post_id: id, words: words.slice(0, 250_000) };
}
