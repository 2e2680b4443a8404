import { type Kysely, sql } from "kysely";
import { engineOf } from "../engine.ts";

/**
 * An index of every word of a submission, so that a search need not read all tickets. It is the engine's own: FTS5
 * here, a GIN index over tsvector there. Both answer `select rowid from ticket_words('pallet* rao*')`, which in SQLite
 * is the table itself and in PostgreSQL a function of its name. The words come from `server/desk/search.ts`, taken
 * apart already, so neither engine has rules of its own about what a word is.
 */
export async function up(db: Kysely<unknown>) {
  if (engineOf(db) === "SQLite") await addIndexOfSqlite(db as Kysely<Tables>);
  else await addIndexOfPostgres(db as Kysely<Tables>);
  await db.schema.alterTable("tickets").dropColumn("search").execute();
  await addWords(db as Kysely<Tables>);
}

/** The full-text index knows a row by an integer that has to stay, so the table is made anew with one as its key. */
async function addIndexOfSqlite(db: Kysely<Tables>) {
  await sql`create temporary table moving as select * from tickets order by submission_id`.execute(db);
  await db.schema.dropTable("tickets").execute();
  await db.schema
    .createTable("tickets")
    .addColumn("number", "integer", (column) => column.primaryKey().notNull())
    .addColumn("submission_id", "text", (column) => column.notNull().unique().references("submissions.id"))
    .addColumn("form", "text", (column) => column.notNull())
    .addColumn("reason", "text")
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("state_since", "text", (column) => column.notNull())
    .addColumn("owner_id", "text", (column) => column.references("staff_users.id"))
    .addColumn("email", "text")
    .addColumn("search", "text")
    .addColumn("erased_at", "text")
    .addCheckConstraint("tickets_state", sql`state in ('new', 'answered', 'closed', 'spam')`)
    .execute();
  await db.schema
    .createIndex("tickets_state_and_age")
    .on("tickets")
    .columns(["state", "submission_id"])
    .execute();
  await db.schema.createIndex("tickets_email").on("tickets").column("email").execute();
  await sql`insert into tickets select row_number() over (), moving.* from moving`.execute(db);
  await sql`drop table moving`.execute(db);
  /* Only the words are indexed; the text itself stands in submissions. Words of ours hold no ASCII but a-z and 0-9. */
  await sql`create virtual table ticket_words
    using fts5(words, content='', contentless_delete=1, detail=none, tokenize='ascii')`.execute(db);
}

async function addIndexOfPostgres(db: Kysely<Tables>) {
  await sql`alter table tickets add column number integer generated always as identity unique`.execute(db);
  await sql`create table ticket_words (rowid integer primary key, words tsvector not null)`.execute(db);
  await sql`create index ticket_words_words on ticket_words using gin (words)`.execute(db);
  await sql`create function ticket_words(query text) returns table (rowid integer) language sql stable as $$
    select rowid from ticket_words
    where words @@ replace(replace(query, '*', ':*'), ' ', ' & ')::tsquery $$`.execute(db);
}

interface Tables {
  submissions: { id: string; reference: string; fields: string };
  tickets: { number: number; submission_id: string; erased_at: string | null };
  ticket_words: { rowid: number; words: string };
}

async function addWords(db: Kysely<Tables>) {
  let last = 0;
  for (;;) {
    const rows = await db
      .selectFrom("tickets")
      .innerJoin("submissions", "submissions.id", "submission_id")
      .select(["number", "reference", "fields"])
      .where("number", ">", last)
      .where("erased_at", "is", null)
      .orderBy("number")
      .limit(500)
      .execute();
    if (rows.length === 0) return;
    await db.insertInto("ticket_words").values(rows.map(wordsFor)).execute();
    last = rows.at(-1)?.number ?? last;
  }
}

/** Frozen here as the rest of the migration is. */
function wordsFor({ number, reference, fields }: { number: number; reference: string; fields: string }) {
  const sent: Record<string, string> = JSON.parse(fields);
  const phone = sent["phoneNumber"]?.replaceAll(/\D/g, "");
  const whole = phone && `${sent["countryCode"]?.replaceAll(/\D/g, "") ?? ""}${phone}`;
  const names = ["fullName", "companyName", "email", "jobTitle", "phoneNumber", "message"];
  const text = [reference, ...names.map((name) => sent[name]), phone, whole].filter(Boolean).join(" ");
  const plain = text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const found = plain.match(
    /[[\p{L}\p{N}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]]+|[\p{L}\p{N}]/gv,
  );
  return { rowid: number, words: [...new Set(found?.map((word) => word.slice(0, 100)))].join(" ") };
}
