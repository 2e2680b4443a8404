import { type ExpressionBuilder, type SqlBool, sql } from "kysely";
import { engineOf } from "#server/database/engine.ts";
import { inSlices } from "#server/database/in-slices.ts";
import { askedWords, indexedWords } from "#server/database/words.ts";
import { type FieldName, type Fields, fieldNames } from "#server/forms/forms.ts";
import type { Database, Tables, Transaction } from "#server/tables/tables.ts";

/** Fields that hold no words of the sender. */
const chosen: ReadonlySet<FieldName> = new Set(["countryCode", "reason", "consent", "source"]);

/** Every word that a submission can be found by, once each. */
export function searchWords(reference: string, fields: Fields) {
  const typed = fieldNames.filter((name) => !chosen.has(name)).map((name) => fields[name]);
  const phone = fields.phoneNumber?.replaceAll(/\D/g, "");
  const whole = phone && `${fields.countryCode?.replaceAll(/\D/g, "") ?? ""}${phone}`;
  const texts = [reference, ...typed, phone, whole];
  return indexedWords(texts.filter(Boolean).join(" "));
}

/**
 * A condition on tickets: each word of the query begins a word of theirs, in any order. A query without words finds
 * nothing.
 */
export function matchesQuery(query: string, e: ExpressionBuilder<Tables, "tickets">) {
  const found = numbersOf(query);
  return found ? sql<SqlBool>`number in (${found})` : e.lit(false);
}

/** Whether a search has more than `most` hits; counting stops there. */
export async function hasMoreHitsThan(db: Database, query: string, most: number) {
  const found = numbersOf(query);
  if (!found) return false;
  const { rows } = await sql<{ hits: number | string }>`
    select count(*) as hits from (${found} limit ${sql.lit(most + 1)}) as found`.execute(db);
  return Number(rows[0]?.hits) > most;
}

/** Selects the numbers of the tickets that a search finds; undefined where it has no word. */
function numbersOf(query: string) {
  const asked = askedWords(query);
  /* A table in SQLite, a function in PostgreSQL: the migration that made it says why. */
  return asked === undefined ? undefined : sql`select rowid from ticket_words(${asked})`;
}

/** Makes tickets findable, in the transaction that opens them. */
export async function indexTickets(trx: Transaction, tickets: { number: number; words: string }[]) {
  const rows = tickets.map(({ number, words }) => ({ rowid: number, words }));
  await trx.insertInto("ticket_words").values(rows).execute();
}

/** Removes these submissions from the index; call `dropForgotten` once all are removed. */
export async function forgetWords(trx: Transaction, submissionIds: string[]) {
  await trx
    .deleteFrom("ticket_words")
    .where("rowid", "in", (e) =>
      e.selectFrom("tickets").select("number").where("submission_id", "in", submissionIds),
    )
    .execute();
}

/**
 * FTS5 only marks a row as deleted; its words disappear when the index is merged. That takes as long for one row as for
 * many, so it is done once, in steps that let others through.
 */
export async function dropForgotten(db: Database) {
  if (engineOf(db) !== "SQLite") return;
  /* The first step, with a minus, marks everything for the merge. */
  let sign = -1;
  await inSlices(pagesAtOnce, async (pages) => {
    if (!(await hasForgotten(db))) return false;
    await sql`insert into ticket_words (ticket_words, rank) values ('merge', ${sql.lit(sign * pages)})`.execute(
      db,
    );
    sign = 1;
    return true;
  });
}

const pagesAtOnce = { first: 16, least: 4, most: 128 };

/** Marks are pages of the index of their own, whose numbers begin here: fts5_index.c, FTS5_TOMBSTONE_ROWID. */
async function hasForgotten(db: Database) {
  const { rows } = await sql`select 1 from ticket_words_data where id >= 9007199254740992 limit 1`.execute(
    db,
  );
  return rows.length > 0;
}
