import type { Database, Transaction } from "#server/database/tables.ts";
import type { NewDelivery } from "#server/deliveries/queue.ts";
import { enqueue } from "#server/deliveries/queue.ts";
import { openTickets } from "#server/desk/open.ts";
import type { Fields, FormName } from "./forms.ts";

export interface NewSubmission {
  id: string;
  reference: string;
  form: FormName;
  state: "new" | "spam";
  receivedAt: Date;
  page: string | null;
  fields: Fields;
  fingerprint: string;
  consent: { wording: string } | null;
  deliveries: NewDelivery[];
}

/** For so long the same content counts as the same submission: a double click, a retry after a lost answer. */
const repetitionWindow = 24 * 60 * 60 * 1000; /* ms */

/**
 * Stores submissions with their tickets and deliveries, all of them or none, durably once it returns.
 * @returns for each, the reference under which it is stored: an earlier one's where the content is the same
 */
export async function storeSubmissions(db: Database, batch: NewSubmission[]): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    await forgetOldFingerprints(trx, batch);
    const inserted = await insertNew(trx, batch);
    const added = batch.filter((submission) => inserted.has(submission.id));
    await openTickets(trx, added);
    await enqueue(
      trx,
      added.flatMap(({ deliveries }) => deliveries),
    );
    return inserted.size === batch.length ? batch.map(({ reference }) => reference) : references(trx, batch);
  });
}

async function forgetOldFingerprints(trx: Transaction, batch: NewSubmission[]) {
  const latest = Math.min(...batch.map(({ receivedAt }) => receivedAt.getTime())) - repetitionWindow;
  await trx
    .updateTable("submissions")
    .set({ fingerprint: null })
    .where("fingerprint", "in", fingerprints(batch))
    .where("received_at", "<=", new Date(latest).toISOString())
    .execute();
}

/** Skips a row that is stored already; where two processes insert the same one, the database makes one wait. */
async function insertNew(trx: Transaction, batch: NewSubmission[]) {
  const rows = await trx
    .insertInto("submissions")
    .values(batch.map(toRow))
    .onConflict((conflict) => conflict.column("fingerprint").doNothing())
    .returning("id")
    .execute();
  return new Set(rows.map(({ id }) => id));
}

async function references(trx: Transaction, batch: NewSubmission[]) {
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
    /* As JSON in a text column both engines give back every character; PostgreSQL's own text refuses U+0000. */
    fields: JSON.stringify(fields),
    fingerprint,
    consent_wording: consent?.wording ?? null,
    consent_at: consent ? received_at : null,
    consent_page: consent ? page : null,
  };
}
