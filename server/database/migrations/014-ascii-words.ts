import anyAscii from "any-ascii";
import { type Kysely, type SqlBool, sql } from "kysely";
import { engineOf } from "../engine.ts";

/**
 * A word with a letter such as ß, ł, ø or æ is found in ASCII, too. What was indexed before that is indexed again; only
 * what holds characters beyond ASCII is read.
 */
export async function up(db: Kysely<unknown>) {
  await indexTickets(db as Kysely<Tables>);
  await indexPosts(db as Kysely<Tables>);
}

interface Tables {
  submissions: { id: string; reference: string; fields: string };
  tickets: { number: number; submission_id: string; erased_at: string | null };
  ticket_words: { rowid: number; words: string };
  blog_posts: { id: string; version: number };
  blog_versions: { post_id: string; number: number; fields: string };
  post_words: { post_id: string; words: string };
}

const isBeyondAscii = (db: Kysely<Tables>) =>
  engineOf(db) === "SQLite"
    ? sql<SqlBool>`length(cast(fields as blob)) > length(fields)`
    : sql<SqlBool>`octet_length(fields) > char_length(fields)`;

async function indexTickets(db: Kysely<Tables>) {
  let last = 0;
  for (;;) {
    const rows = await db
      .selectFrom("tickets")
      .innerJoin("submissions", "submissions.id", "submission_id")
      .select(["number", "reference", "fields"])
      .where("number", ">", last)
      .where("erased_at", "is", null)
      .where(isBeyondAscii(db))
      .orderBy("number")
      .limit(500)
      .execute();
    if (rows.length === 0) return;
    last = rows.at(-1)?.number ?? last;
    const changed = rows.flatMap(({ number, reference, fields }) => {
      const words = wordsOf(ticketText(reference, JSON.parse(fields)));
      return words === undefined ? [] : [{ rowid: number, words }];
    });
    if (changed.length === 0) continue;
    const numbers = changed.map(({ rowid }) => rowid);
    await db.deleteFrom("ticket_words").where("rowid", "in", numbers).execute();
    await db.insertInto("ticket_words").values(changed).execute();
  }
}

async function indexPosts(db: Kysely<Tables>) {
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
      .where(isBeyondAscii(db))
      .orderBy("id")
      .limit(100)
      .execute();
    if (rows.length === 0) return;
    last = rows.at(-1)?.id ?? last;
    const changed = rows.flatMap(({ id, fields }) => {
      const words = wordsOf(postText(JSON.parse(fields)));
      return words === undefined ? [] : [{ post_id: id, words: words.slice(0, 250_000) }];
    });
    if (changed.length === 0) continue;
    const ids = changed.map(({ post_id }) => post_id);
    await db.deleteFrom("post_words").where("post_id", "in", ids).execute();
    await db.insertInto("post_words").values(changed).execute();
  }
}

/* Frozen here as the rest of the migration is: what is indexed may change later, this may not. */

function ticketText(reference: string, sent: Record<string, string>) {
  const phone = sent["phoneNumber"]?.replaceAll(/\D/g, "");
  const whole = phone && `${sent["countryCode"]?.replaceAll(/\D/g, "") ?? ""}${phone}`;
  const names = ["fullName", "companyName", "email", "jobTitle", "phoneNumber", "message"];
  return [reference, ...names.map((name) => sent[name]), phone, whole].filter(Boolean).join(" ");
}

interface Post {
  title: string;
  author: string;
  category: string;
  excerpt: string;
  content: { content: string; items?: string[] }[];
}

function postText({ title, author, category, excerpt, content }: Post) {
  const blocks = content.flatMap((block) => [
    block.content.replaceAll(/<[^>]*>|&#?\w+;/g, " "),
    ...(block.items ?? []),
  ]);
  return [title, author, category, excerpt, ...blocks].join(" ");
}

/** Undefined if no word of the text has a letter that is another one in ASCII. */
function wordsOf(text: string) {
  const plain = text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const found = plain.match(
    /[[\p{L}\p{N}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]]+|[\p{L}\p{N}]/gv,
  );
  const words = new Set(found?.map((word) => word.slice(0, 100)));
  const inAscii = [...words].map((word) => latinInAscii(word).slice(0, 100));
  const all = new Set([...words, ...inAscii]);
  return all.size === words.size ? undefined : [...all].join(" ");
}

function latinInAscii(word: string) {
  return word.replaceAll(/[^\0-\x7F]/gu, (letter) =>
    /\p{Script=Latin}/u.test(letter)
      ? anyAscii(letter)
          .toLowerCase()
          .replaceAll(/[^a-z0-9]/g, "") || letter
      : letter,
  );
}
