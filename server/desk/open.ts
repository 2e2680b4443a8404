import type { FormName } from "#addresses/forms.ts";
import { plainEmail } from "#server/email/email-address.ts";
import type { Fields } from "#server/forms/forms.ts";
import { type SpamSign, spamScore } from "#server/submissions/spam-signs.ts";
import type { Transaction } from "#server/tables/tables.ts";
import { indexTickets, searchWords } from "./search.ts";

export type Arrived = {
  id: string;
  reference: string;
  form: FormName;
  state: "new" | "spam";
  receivedAt: Date;
  fields: Fields;
  /** Spam signs; the desk sorts by them. */
  spamSigns: SpamSign[];
};

/** Opens a ticket for each submission, in the transaction that stores it. */
export async function openTickets(trx: Transaction, submissions: Arrived[]) {
  if (submissions.length === 0) return;
  const rows = await trx
    .insertInto("tickets")
    .values(submissions.map(toRow))
    .returning(["submission_id", "number"])
    .execute();
  const numbers = new Map(rows.map((row) => [row.submission_id, row.number]));
  await indexTickets(
    trx,
    submissions.map(({ id, reference, fields }) => ({
      number: numbers.get(id) as number /* Each was inserted just now. */,
      words: searchWords(reference, fields),
    })),
  );
}

function toRow({ id, form, state, receivedAt, fields, spamSigns }: Arrived) {
  return {
    submission_id: id,
    form,
    reason: fields.reason?.replaceAll("\0", "").slice(0, 40) ?? null,
    state,
    state_since: receivedAt.toISOString(),
    email: addressKey(fields.email),
    spam_signs: spamSigns.join(),
    spam_score: spamScore(spamSigns),
  };
}

/** Normalises an email address, so that its spellings count as one person's. */
export function addressKey(email: string | undefined) {
  return email === undefined ? null : plainEmail(email).toLowerCase().slice(0, 254) || null;
}
