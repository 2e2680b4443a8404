import type { Transaction } from "#server/tables/tables.ts";
import type { NewSubmission } from "./store.ts";

/** How long the same content counts as the same submission: a double click, a retry after a lost answer. */
const repetitionWindow = 24 * 60 * 60 * 1000; /* ms */

export function missing(): never {
  throw new Error("A submission was neither stored nor refused");
}

export async function forgetOldFingerprints(trx: Transaction, batch: NewSubmission[]) {
  const latest = Math.min(...batch.map(({ receivedAt }) => receivedAt.getTime())) - repetitionWindow;
  await trx
    .updateTable("submissions")
    .set({ fingerprint: null })
    .where("fingerprint", "in", fingerprints(batch))
    .where("received_at", "<=", new Date(latest).toISOString())
    .execute();
}

/** Skips a row that is already stored; if two processes insert the same one, the database makes one wait. */
export async function insertNew(trx: Transaction, batch: NewSubmission[]) {
  const rows = await trx
    .insertInto("submissions")
    .values(batch.map(toRow))
    .onConflict((conflict) => conflict.column("fingerprint").doNothing())
    .returning("id")
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function earlier(trx: Transaction, batch: NewSubmission[]) {
  const rows = await trx
    .selectFrom("submissions")
    .select(["fingerprint", "reference"])
    .where("fingerprint", "in", fingerprints(batch))
    .execute();
  const stored = new Map(rows.map((row) => [row.fingerprint, row.reference]));
  return batch.map((submission) => {
    const reference = stored.get(submission.fingerprint);
    if (!reference) throw new Error("A submission that was stored already is gone; storing it failed");
    return reference;
  });
}

function fingerprints(batch: NewSubmission[]) {
  return batch.map(({ fingerprint }) => fingerprint);
}

function toRow(submission: NewSubmission) {
  const { id, reference, form, state, receivedAt, page, fields, fingerprint, consent } = submission;
  const received_at = receivedAt.toISOString();
  return {
    id,
    reference,
    form,
    state,
    received_at,
    page,
    /* JSON in a text column preserves every character in both engines; plain PostgreSQL text refuses U+0000. */
    fields: JSON.stringify(fields),
    fingerprint,
    consent_wording: consent?.wording ?? null,
    consent_at: consent ? received_at : null,
    consent_page: consent ? page : null,
  };
}
