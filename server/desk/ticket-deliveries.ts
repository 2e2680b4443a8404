import type { NewDelivery } from "#server/deliveries/queue.ts";
import type { Database, Transaction } from "#server/tables/tables.ts";
import { type Author, addEntry } from "./changes.ts";

/** Makes a failed or waiting delivery due now, with 72 hours of attempts ahead of it. */
export async function sendAgain(db: Database, id: string, kind: NewDelivery["kind"], author: Author) {
  await db.transaction().execute(async (trx) => {
    const changed = await requeue(trx, author.now)
      .where("submission_id", "=", id)
      .where("kind", "=", kind)
      .where("state", "in", ["failed", "pending"])
      .where("claimed_by", "is", null)
      .executeTakeFirst();
    if (changed.numUpdatedRows > 0n) await addEntry(trx, id, "sent-again", kind, author);
  });
}

export async function cancelDeliveries(trx: Transaction, id: string) {
  await trx
    .updateTable("deliveries")
    .set({ state: "cancelled", claimed_by: null, claimed_until: null })
    .where("submission_id", "=", id)
    .where("state", "=", "pending")
    .execute();
}

export function requeue(trx: Transaction, now: Date) {
  return trx.updateTable("deliveries").set({
    state: "pending",
    attempts: 0,
    waited: 0,
    next_attempt_at: now.toISOString(),
    first_attempt_at: null,
    claimed_by: null,
    claimed_until: null,
  });
}
