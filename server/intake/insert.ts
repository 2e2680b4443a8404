import type { Transaction } from "#server/tables/tables.ts";
import type { NewSubmission } from "./store.ts";

/** How long the same content counts as the same submission: a double click, a retry after a lost answer. */
export const repetitionWindow = 24 * 60 * 60 * 1000; /* ms */

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

const maxTries = 10;

/**
 * Skips a row that is already stored; if two processes insert the same one, the database makes one wait. A submission
 * whose reference is another's gets a new one: of 40 bits, two meet about once in nine sites with half a million.
 */
export async function insertNew(trx: Transaction, batch: NewSubmission[]) {
  const inserted = new Set<string>();
  let left = batch;
  for (let tries = 0; left.length > 0; tries++) {
    if (tries === maxTries) throw new Error("No reference could be made that no submission has");
    const rows = await trx
      .insertInto("submissions")
      .values(left.map(toRow))
      /* Of any column: in PostgreSQL an error would end the whole transaction. */
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .execute();
    for (const { id } of rows) inserted.add(id);
    const skipped = left.filter(({ id }) => !inserted.has(id));
    const stored = await storedReferences(trx, skipped);
    left = skipped.filter(({ fingerprint }) => !stored.has(fingerprint));
    for (const submission of left) submission.reference = submission.newReference();
  }
  return inserted;
}

export async function earlier(trx: Transaction, batch: NewSubmission[]) {
  const stored = await storedReferences(trx, batch);
  return batch.map((submission) => {
    const reference = stored.get(submission.fingerprint);
    if (!reference) throw new Error("A submission that was stored already is gone; storing it failed");
    return reference;
  });
}

/** The references of what is stored with these fingerprints, by them. */
async function storedReferences(trx: Transaction, batch: NewSubmission[]) {
  if (batch.length === 0) return new Map<string | null, string>();
  const rows = await trx
    .selectFrom("submissions")
    .select(["fingerprint", "reference"])
    .where("fingerprint", "in", fingerprints(batch))
    .execute();
  return new Map(rows.map((row) => [row.fingerprint, row.reference]));
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
