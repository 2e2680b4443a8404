import { emptyLog } from "#server/database/empty-log.ts";
import { inSlices } from "#server/database/in-slices.ts";
import { uuidv7 } from "#server/ids/ids.ts";
import type { Database, Transaction } from "#server/tables/tables.ts";
import type { Author } from "./changes.ts";
import { addressKey } from "./open.ts";
import { dropForgotten, forgetWords } from "./search.ts";

/** How many submissions hold data under this email address. */
export async function countSubmissionsFrom(db: Database, email: string) {
  const { count } = await db
    .selectFrom("tickets")
    .select((e) => e.fn.countAll().as("count"))
    .where("email", "=", addressKey(email) ?? "")
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Blanks everything sent under an email address and staff's notes about it. References, times, states and consent
 * wording stay, with a record of who erased it and when. SQLite's files keep no trace of it either.
 * @param record is called in each transaction, with how many submissions that one blanks
 * @returns how many submissions were blanked
 */
export async function erasePerson(
  db: Database,
  email: string,
  author: Author,
  record: (trx: Transaction, blanked: number) => Promise<void> = async () => {},
): Promise<number> {
  const key = addressKey(email);
  if (!key) return 0;
  let count = 0;
  await inSlices(submissionsAtOnce, (size) =>
    db.transaction().execute(async (trx) => {
      const rows = await trx
        .selectFrom("tickets")
        .select("submission_id")
        .where("email", "=", key)
        .limit(size)
        .execute();
      const ids = rows.map((row) => row.submission_id);
      if (ids.length === 0) return false;
      await blank(trx, ids, author);
      await record(trx, ids.length);
      count += ids.length;
      return true;
    }),
  );
  await dropForgotten(db);
  await emptyLog(db);
  return count;
}

/** Submissions that are erased in one transaction. */
export const submissionsAtOnce = { first: 10, least: 2, most: 50 };

/** Who erases: a person, or the site itself where `staffId` is null. */
export type Eraser = Omit<Author, "staffId"> & { staffId: string | null };

/** Blanks some submissions; call `dropForgotten` and `emptyLog` once all are done. */
export async function blank(trx: Transaction, ids: string[], { staffId, now, random }: Eraser) {
  const time = now.toISOString();
  /* First, as in every change of a ticket: in another order two of them could wait for one another. */
  await trx
    .updateTable("tickets")
    .set({ email: null, spam_signs: "", spam_score: 0, erased_at: time })
    .where("submission_id", "in", ids)
    .execute();
  await trx
    .updateTable("submissions")
    .set({ fields: "{}", page: null, fingerprint: null, consent_page: null })
    .where("id", "in", ids)
    .execute();
  await forgetWords(trx, ids);
  await trx
    .updateTable("tickets")
    .set({ state: "closed", state_since: time })
    .where("submission_id", "in", ids)
    .where("state", "in", ["new", "answered"])
    .execute();
  await trx
    .updateTable("deliveries")
    .set({ state: "cancelled", claimed_by: null, claimed_until: null })
    .where("submission_id", "in", ids)
    .where("state", "!=", "sent")
    .execute();
  await trx.updateTable("deliveries").set({ recipient: "" }).where("submission_id", "in", ids).execute();
  await trx
    .updateTable("ticket_entries")
    .set({ text: "" })
    .where("submission_id", "in", ids)
    .where("kind", "=", "note")
    .execute();
  await trx
    .insertInto("ticket_entries")
    .values(
      ids.map((id) => ({
        id: uuidv7(now, random),
        submission_id: id,
        at: time,
        staff_id: staffId,
        kind: "erased" as const,
        text: "",
      })),
    )
    .execute();
}
